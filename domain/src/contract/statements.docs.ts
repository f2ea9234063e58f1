import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";
import * as statements from "./statements";

/** What a company owes. Ours. */
export const STATEMENTS = documented(statements, {
	answers: {
		Statement: shape(statements.statementSchema, {
			company: "Fêtes et fils",
			asOf: "2027-01-07",
			invoices: [
				{
					number: SAMPLE.documentNumber,
					orderNumber: SAMPLE.orderNumber,
					issuedOn: "2026-11-26",
					dueOn: "2026-12-31",
					total: 303.8,
					open: 303.8,
					daysLate: 7,
					reminders: 1,
				},
			],
			orders: [{ orderNumber: "CMD-2B4D-6F8H", placedOn: "2027-01-05", open: 900 }],
			outstanding: 1203.8,
			overdue: 303.8,
			isBlocked: false,
			iban: "FR1420041010050500013M02606",
			bic: null,
		}),
	},
	groups: {
		"Conditions de l'entreprise": {
			readStatement: { summary: "Lire le relevé de son entreprise : factures impayées et commandes acceptées" },
			downloadStatement: { summary: "Télécharger le relevé de son entreprise", file: "%PDF-1.7" },
		},
		"Administration : conditions des entreprises": {
			readCompanyStatement: { summary: "Lire le relevé d'une entreprise" },
			downloadCompanyStatement: {
				summary: "Télécharger le relevé d'une entreprise",
				file: "%PDF-1.7",
			},
		},
	},
});

import * as companyTerms from "./company-terms";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

const TERMS = {
	isOnAccount: true,
	creditLimit: 5000,
	isInvoicedMonthly: false,
	hasDeposit: true,
	minimumOrder: 150,
	shippingOptionIds: ["palette"],
};

/** How a company may pay: its terms, and orders on account within them. Ours. */
export const COMPANY_TERMS = documented(companyTerms, {
	bodies: {
		CompanyTermsInput: shape(companyTerms.companyTermsInputSchema, { ...TERMS, version: 1 }),
	},
	answers: {
		AdminCompanyTerms: shape(companyTerms.adminCompanyTermsSchema, {
			...TERMS,
			version: 1,
			outstanding: 1203.8,
			isBlocked: false,
			options: [{ id: "palette", name: "Palette" }],
		}),
		CompanyCredit: shape(companyTerms.companyCreditSchema, {
			isOnAccount: true,
			isBlocked: false,
			available: 3796.2,
			creditLimit: 5000,
			outstanding: 1203.8,
			minimumOrder: 150,
			dueOn: "2026-12-31",
		}),
		OnAccount: shape(companyTerms.onAccountSchema, { orderNumber: SAMPLE.orderNumber }),
	},
	groups: {
		"Conditions de l'entreprise": {
			readCompanyCredit: { summary: "Lire ce que son entreprise peut commander à 30 jours" },
			orderOnAccount: {
				summary: "Accepter sa commande à 30 jours fin de mois, au lieu de la payer maintenant",
				description:
					"La commande impayée devient acceptée, dans la limite de l'encours de l'entreprise. Répété, l'appel ne change rien.",
			},
		},
		"Administration : conditions des entreprises": {
			readCompanyTerms: { summary: "Lire les conditions et l'encours d'une entreprise" },
			changeCompanyTerms: {
				summary: "Accorder des conditions à une entreprise",
				description: "Valent dès l'enregistrement, pour les prochaines commandes. Le journal dit qui les a changées.",
			},
		},
	},
});

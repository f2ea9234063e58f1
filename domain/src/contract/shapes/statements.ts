import { statementSchema } from "../statement";
import { SAMPLE, shape } from "./shape";

export const STATEMENT_ANSWERS = {
	Statement: shape(statementSchema, {
		company: "Fêtes et fils",
		asOf: "2027-01-07",
		invoices: [
			{
				number: SAMPLE.paperNumber,
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
};

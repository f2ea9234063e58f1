import {
	adminCompanyTermsSchema,
	companyCreditSchema,
	companyTermsInputSchema,
	onAccountSchema,
} from "../company-terms";
import { SAMPLE, shape } from "./shape";

const TERMS = {
	isOnAccount: true,
	creditLimit: 5000,
	isInvoicedMonthly: false,
	hasDeposit: true,
	minimumOrder: 150,
	shippingOptionIds: ["palette"],
};

export const COMPANY_TERMS_BODIES = { CompanyTermsInput: shape(companyTermsInputSchema, { ...TERMS, version: 1 }) };

export const COMPANY_TERMS_ANSWERS = {
	AdminCompanyTerms: shape(adminCompanyTermsSchema, {
		...TERMS,
		version: 1,
		outstanding: 1203.8,
		isBlocked: false,
		options: [{ id: "palette", name: "Palette" }],
	}),
	CompanyCredit: shape(companyCreditSchema, {
		isOnAccount: true,
		isBlocked: false,
		available: 3796.2,
		creditLimit: 5000,
		outstanding: 1203.8,
		minimumOrder: 150,
		dueOn: "2026-12-31",
	}),
	OnAccount: shape(onAccountSchema, { orderNumber: SAMPLE.orderNumber }),
};

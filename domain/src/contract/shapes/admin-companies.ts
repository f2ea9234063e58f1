import {
	adminCompanyPageSchema,
	adminCompanyQuerySchema,
	adminCompanySchema,
	companyNoteSchema,
} from "../admin-company";
import { companyIdentitySchema } from "../business";
import { SAMPLE, shape } from "./shape";

const COMPANY = { id: SAMPLE.companyId, company: "Fêtes et fils", registration: "732829320", createdAt: SAMPLE.at };
const NOTE = { note: "Livrer avant 11 h." };

export const ADMIN_COMPANY_QUERIES = {
	AdminCompanyQuery: shape(adminCompanyQuerySchema, { query: "fêtes", page: "0", size: "20" }),
};

export const ADMIN_COMPANY_BODIES = {
	CompanyNote: shape(companyNoteSchema, NOTE),
	CompanyIdentity: shape(companyIdentitySchema, {
		...{ company: COMPANY.company, registration: COMPANY.registration, vatNumber: "FR44732829320" },
		electronicAddress: "732829320_COMPTA",
	}),
};

export const ADMIN_COMPANY_ANSWERS = {
	CompanyNoteKept: shape(companyNoteSchema, NOTE),
	AdminCompanyPage: shape(adminCompanyPageSchema, {
		content: [{ ...COMPANY, members: 3, orders: 12, revenue: 4210.5 }],
		last: true,
	}),
	AdminCompany: shape(adminCompanySchema, {
		...COMPANY,
		...NOTE,
		vatNumber: "FR44732829320",
		electronicAddress: "",
		billingAddress: null,
		members: [
			{
				id: SAMPLE.customerId,
				email: SAMPLE.email,
				firstName: "Camille",
				lastName: "Martin",
				role: "MANAGER",
				monthlyLimit: null,
				spent: 303.8,
				joinedAt: SAMPLE.at,
				openOrders: [{ orderNumber: SAMPLE.orderNumber, total: 43.2, isWaiting: false }],
				openQuotes: [{ number: SAMPLE.quoteNumber, total: 120 }],
				basketProducts: 2,
			},
		],
		invitations: [],
		sites: [],
		months: [{ month: "2026-11", orders: 2, revenue: 607.6 }],
		products: [{ productId: SAMPLE.productId, name: "Barbe à papa fraise", orders: 2, boxes: 16 }],
		orders: [
			{
				orderNumber: SAMPLE.orderNumber,
				createdAt: SAMPLE.at,
				status: "CONFIRMED",
				paymentStatus: "PAID",
				approval: null,
				total: 303.8,
				purchaseOrder: "PO-2026-118",
				buyer: "Camille Martin",
			},
		],
	}),
};

import { COMPANY_ROLES } from "../../company/roles";
import {
	approvalDeclineSchema,
	approvalRequestedSchema,
	companyApprovalsSchema,
	companyInvitationTokenSchema,
	companyInviteSchema,
	companyMemberUpdateSchema,
	companyOfferSchema,
	companyOrderPageSchema,
	companyOrderQuerySchema,
	companySiteInputSchema,
	ownCompanySchema,
} from "../company";
import { SAMPLE, shape } from "./shape";

const SITE = {
	name: "Entrepôt",
	contactName: "Léa Roux",
	phone: "04 90 00 00 00",
	address: { street: "12 rue des Confiseurs", postalCode: "26200", city: "Montélimar", country: "France" },
	accessNote: "Quai 2, de 7 h à 11 h",
};

export const COMPANY_QUERIES = { CompanyOrderQuery: shape(companyOrderQuerySchema, { page: "0", size: "20" }) };

export const COMPANY_BODIES = {
	ApprovalDecline: shape(approvalDeclineSchema, { reason: "Le budget du mois est atteint." }),
	CompanyInvite: shape(companyInviteSchema, { email: SAMPLE.email, role: "BUYER", monthlyLimit: 500 }),
	CompanyMemberUpdate: shape(companyMemberUpdateSchema, { role: "BUYER", monthlyLimit: 500 }),
	CompanyInvitationToken: shape(companyInvitationTokenSchema, { token: SAMPLE.mailedToken }),
	CompanySiteInput: shape(companySiteInputSchema, SITE),
};

export const COMPANY_ANSWERS = {
	ApprovalRequested: shape(approvalRequestedSchema, { orderNumber: SAMPLE.orderNumber }),
	CompanyApprovals: shape(companyApprovalsSchema, [
		{
			orderNumber: SAMPLE.orderNumber,
			state: "WAITING",
			total: 303.8,
			boxes: 8,
			requestedBy: "Camille Martin",
			requestedAt: SAMPLE.at,
			waitsUntil: "2026-11-23T09:30:00.000Z",
			decidedBy: null,
			decidedAt: null,
			reason: "",
			isYours: false,
			canDecide: true,
			canCancel: false,
		},
	]),
	CompanyOrderPage: shape(companyOrderPageSchema, {
		content: [
			{
				orderNumber: SAMPLE.orderNumber,
				createdAt: SAMPLE.at,
				status: "CONFIRMED",
				paymentStatus: "PAID",
				approval: null,
				total: 303.8,
				purchaseOrder: "PO-2026-118",
				buyer: "Camille Martin",
				isYours: true,
			},
		],
		totalElements: 1,
		last: true,
	}),
	OwnCompany: shape(ownCompanySchema, {
		company: {
			id: SAMPLE.companyId,
			company: "Fêtes et fils",
			registration: "732829320",
			vatNumber: "FR44732829320",
			billingAddress: null,
			role: "MANAGER",
			permissions: [...COMPANY_ROLES.MANAGER.may],
			monthlyLimit: null,
			spent: 120.5,
			sites: [{ id: SAMPLE.companySiteId, ...SITE }],
			members: [
				{
					id: SAMPLE.customerId,
					email: SAMPLE.email,
					firstName: "Camille",
					lastName: "Martin",
					role: "MANAGER",
					monthlyLimit: null,
					spent: 120.5,
					isYou: true,
					joinedAt: SAMPLE.at,
					openOrders: [{ orderNumber: SAMPLE.orderNumber, total: 43.2, isWaiting: false }],
					openQuotes: [{ number: SAMPLE.quoteNumber, total: 120 }],
					basketProducts: 2,
				},
			],
			invitations: [
				{
					id: SAMPLE.companyInvitationId,
					email: "lea.roux@exemple.fr",
					role: "BUYER",
					monthlyLimit: 500,
					expiresAt: SAMPLE.later,
				},
			],
			waiting: 0,
		},
	}),
	CompanyOffer: shape(companyOfferSchema, { company: "Fêtes et fils", email: SAMPLE.email, role: "BUYER" }),
};

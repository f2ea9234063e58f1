import * as companyOrders from "./company-orders";
import { documented } from "./documented";
import { SAMPLE, shape } from "./shape";

/** An order as colleagues and staff see it in a list. */
export const COMPANY_ORDER = {
	orderNumber: SAMPLE.orderNumber,
	createdAt: SAMPLE.at,
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	approval: null,
	total: 303.8,
	purchaseOrder: "PO-2026-118",
	buyer: "Camille Martin",
};

/** Orders of the caller's company, and the approvals of those above a member's limit. Ours. */
export const COMPANY_ORDERS = documented(companyOrders, {
	bodies: {
		ApprovalDecline: shape(companyOrders.approvalDeclineSchema, { reason: "Le budget du mois est atteint." }),
	},
	answers: {
		ApprovalRequested: shape(companyOrders.approvalRequestedSchema, { orderNumber: SAMPLE.orderNumber }),
		CompanyApprovals: shape(companyOrders.companyApprovalsSchema, [
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
		CompanyOrderPage: shape(companyOrders.companyOrderPageSchema, {
			content: [{ ...COMPANY_ORDER, isYours: true }],
			totalElements: 1,
			last: true,
		}),
	},
	groups: {
		Entreprise: {
			listCompanyOrders: {
				summary: "Lister les commandes de l'entreprise ; un acheteur voit les siennes",
				query: { page: "0", size: "20" },
			},
			listApprovals: { summary: "Lister les commandes au-dessus d'une limite ; un acheteur voit les siennes" },
			requestApproval: {
				summary: "Passer une commande au-dessus de sa limite, et demander son approbation",
				description:
					"Le corps est celui de create-intent. La commande garde son stock 72 heures et ne se paie qu'une fois approuvée.",
			},
			approveOrder: { summary: "Approuver la commande d'un collègue" },
			declineOrder: {
				summary: "Refuser la commande d'un collègue",
				description: "La commande est annulée et son stock libéré.",
			},
		},
	},
});

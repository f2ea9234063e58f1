import type { Operations } from "./operation";

/** The on-line withdrawal function. Source: code de la consommation, art. L221-21 and D221-5. */
export const WITHDRAWALS = {
	"POST /api/withdrawals/order": {
		id: "readWithdrawableOrder",
		access: "public",
		tries: ["order-number"],
		summary: "Lire ce dont on peut se rétracter dans une commande",
		description: "Sans compte : le numéro de la commande et son adresse e-mail suffisent.",
		body: "WithdrawalLookup",
		answers: { 200: "WithdrawableOrder" },
		errors: ["ORDER_NOT_FOUND", "WITHDRAWAL_CLOSED"],
	},
	"POST /api/withdrawals": {
		id: "declareWithdrawal",
		access: "public",
		tries: ["order-number"],
		summary: "Confirmer sa rétractation, de tout ou partie d'une commande",
		description: "Un accusé de réception avec le contenu, la date et l'heure part à l'adresse de la commande.",
		body: "Withdrawal",
		answers: { 201: "WithdrawalReceipt" },
		errors: ["ORDER_NOT_FOUND", "WITHDRAWAL_CLOSED", "IDEMPOTENCY_CONFLICT"],
	},
} as const satisfies Operations;

/** What is to be done about declarations. */
export const ADMIN_WITHDRAWALS = {
	"GET /api/admin/withdrawals": {
		id: "listWithdrawals",
		access: "admin",
		permission: "orders.read",
		summary: "Lister les rétractations",
		query: "WithdrawalQuery",
		answers: { 200: "WithdrawalPage" },
	},
	"POST /api/admin/withdrawals/:id/decision": {
		id: "decideWithdrawal",
		access: "admin",
		permission: "money.change",
		summary: "Rembourser une rétractation, ou la refuser avec ses motifs",
		params: { id: { description: "Identifiant de la rétractation", example: "wdr_01KA2B3C4D5E6F7G8H9J0K1M2N" } },
		body: "WithdrawalDecision",
		answers: { 200: "AdminWithdrawal" },
		errors: [
			"WITHDRAWAL_NOT_FOUND",
			"WITHDRAWAL_DECIDED",
			"REFUND_EXCEEDED",
			"IDEMPOTENCY_CONFLICT",
			"PAYMENT_IN_PROGRESS",
			"PAYMENT_UNAVAILABLE",
		],
	},
} as const satisfies Operations;

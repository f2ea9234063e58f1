import { SAMPLE } from "../shapes/shape";
import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

const LINK = { token: { description: "Jeton d'un lien de paiement", example: "CMD-7K3M-9QX2.q3W8mZr5T1vX7bN2" } };
const OPENING = ["PAYMENT_IN_PROGRESS", "PAYMENT_REFUSED", "PAYMENT_UNAVAILABLE"] as const;
const BALANCE = ["BALANCE_CLOSED", "BALANCE_UNPAYABLE", ...OPENING] as const;

/** Checkout and payment; amounts in cents unless said. Source: spec §7. */
export const PAYMENTS = {
	"POST /api/payments/calculate-shipping": {
		id: "quoteShipping",
		access: "public",
		summary: "Calculer les frais de port d'un panier, en euros",
		body: "ShippingRequest",
		answers: { 200: "ShippingQuote" },
		errors: ["PRODUCT_UNAVAILABLE", "INVALID_QUANTITY", "NO_DELIVERY_OPTION", "COMPANY_NOT_FOUND"],
	},
	"POST /api/payments/create-intent": {
		id: "createIntent",
		access: "customer",
		summary: "Passer ou modifier la commande de cet achat, et ouvrir son paiement",
		description: "Les prix sont comparés à ceux de la boutique : un écart donne 409 avec les lignes à jour.",
		headers: ["Idempotency-Key?"],
		body: "PaymentIntentRequest",
		answers: { 200: "PaymentIntent" },
		errors: [
			"PRODUCT_UNAVAILABLE",
			"OUT_OF_STOCK",
			"PRICE_CHANGED",
			"INVALID_QUANTITY",
			"CHECKOUT_CLOSED",
			"DELIVERY_REFUSED",
			"NO_DELIVERY_OPTION",
			"DEPOSIT_REFUSED",
			"BELOW_MINIMUM_ORDER",
			"PROMOTION_REFUSED",
			"TOO_MANY_OPEN_ORDERS",
			"TOO_MANY_UNPAID_BOXES",
			"HELD_TOO_OFTEN",
			"APPROVAL_REQUIRED",
			"COMPANY_NOT_FOUND",
			"COMPANY_ROLE_REFUSED",
			"RATE_LIMITED",
			...OPENING,
		],
	},
	"GET /api/payments/status/intent/:id": {
		id: "readPaymentStatus",
		access: "customer",
		summary: "Lire où en est un paiement",
		params: { id: { description: "Identifiant du paiement", example: SAMPLE.intentId } },
		answers: { 200: "PaymentStatus" },
		errors: ["PAYMENT_NOT_FOUND"],
	},
	"POST /api/payments/demo/confirm": {
		id: "confirmDemoPayment",
		access: "customer",
		summary: "Payer avec une carte de démonstration",
		description: "N'existe qu'en mode démonstration, avec ses quatre cartes de test.",
		body: "DemoConfirmRequest",
		answers: { 200: "DemoConfirmation" },
		errors: ["NOT_FOUND", "PAYMENT_NOT_FOUND"],
	},
	"POST /api/payments/webhook": {
		id: "receivePaymentEvent",
		access: "public",
		summary: "Recevoir un événement signé du prestataire de paiement",
		headers: ["Stripe-Signature"],
		body: "PaymentEvent",
		answers: { 200: "EventReceived" },
	},
	"GET /api/payments/deposit-terms": {
		id: "readDepositTerms",
		access: "customer",
		summary: "Lire à quelles conditions on peut payer un acompte",
		answers: { 200: "DepositTerms" },
	},
	"POST /api/payments/commercial-code": {
		id: "checkCommercialCode",
		access: "customer",
		summary: "Vérifier son code commercial",
		body: "CodeCheck",
		answers: { 200: "CodeVerdict" },
		errors: ["RATE_LIMITED"],
	},
	"GET /api/payments/balance-link/:token": {
		id: "readLinkedBalance",
		access: "public",
		summary: "Lire ce qu'un lien de paiement permet de payer",
		params: LINK,
		answers: { 200: "Balance" },
		errors: ["PAYMENT_LINK_INVALID"],
	},
	"POST /api/payments/balance-link/:token": {
		id: "openLinkedBalance",
		access: "public",
		summary: "Ouvrir le paiement d'un lien",
		params: LINK,
		answers: { 200: "BalanceIntent" },
		errors: ["PAYMENT_LINK_INVALID", ...BALANCE],
	},
	"POST /api/payments/balance-link/:token/demo-confirm": {
		id: "confirmLinkedDemoPayment",
		access: "public",
		summary: "Payer un lien avec une carte de démonstration",
		params: LINK,
		body: "DemoConfirmRequest",
		answers: { 200: "DemoConfirmation" },
		errors: ["NOT_FOUND", "PAYMENT_LINK_INVALID", "PAYMENT_NOT_FOUND"],
	},
} as const satisfies Operations;

/** The caller's own orders. Source: accounts spec §7 "Customer orders". */
export const ORDERS = {
	"GET /api/orders/:id/balance": {
		id: "readBalance",
		access: "customer",
		summary: "Lire ce qui reste à payer de sa commande",
		params: ORDER,
		answers: { 200: "Balance" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"POST /api/orders/:id/balance": {
		id: "openBalance",
		access: "customer",
		summary: "Ouvrir le paiement du solde de sa commande",
		params: ORDER,
		answers: { 200: "BalanceIntent" },
		errors: ["ORDER_NOT_FOUND", ...BALANCE],
	},
	"POST /api/orders/:id/payment": {
		id: "resumePayment",
		access: "customer",
		summary: "Reprendre le premier paiement de sa commande",
		params: ORDER,
		answers: { 200: "BalanceIntent" },
		errors: ["ORDER_NOT_FOUND", "CHECKOUT_CLOSED", "APPROVAL_AWAITED", ...OPENING],
	},
	"GET /api/orders": {
		id: "listOrders",
		access: "customer",
		summary: "Lister ses commandes, la plus récente d'abord",
		query: "OrderQuery",
		answers: { 200: "OrderPage" },
	},
	"GET /api/orders/count": {
		id: "countOrders",
		access: "customer",
		summary: "Compter ses commandes",
		answers: { 200: "OrderCount" },
	},
	"GET /api/orders/statuses": {
		id: "listOrderStatuses",
		access: "customer",
		summary: "Lister les statuts d'une commande",
		answers: { 200: "OrderStatusList" },
	},
	"GET /api/orders/:id": {
		id: "readOrder",
		access: "customer",
		summary: "Lire sa commande",
		params: ORDER,
		answers: { 200: "Order" },
		errors: ["ORDER_NOT_FOUND"],
	},
	"GET /api/followed-orders/:key": {
		id: "readFollowedOrder",
		access: "public",
		summary: "Lire une commande passée sans compte",
		description:
			"La clé est celle des e-mails de la commande\u00a0; elle n'ouvre qu'elle, et ne change rien de la commande.",
		params: { key: { description: "Clé de la commande", example: "q3W8sample-key-of-a-mail-5tGh7Jk" } },
		answers: { 200: "Order" },
		errors: ["ORDER_NOT_FOUND"],
	},
} as const satisfies Operations;

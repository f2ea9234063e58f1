import type { Operations } from "./operation";
import { ORDER } from "./order-parameter";

/** What the admin corrects of an order until its goods leave. */
export const ORDER_CORRECTIONS = {
	"PATCH /api/admin/orders/:id/contact": {
		id: "correctOrderContact",
		access: "admin",
		permission: "orders.change",
		summary: "Corriger destinataire, adresse, téléphone ou facturation d'une commande",
		description:
			"Tant qu'elle n'est pas partie. La facturation ne change plus une fois qu'une facture est émise. Une adresse ou un numéro de TVA qui change les frais de port ou la TVA répond CORRECTION_UNCONFIRMED avec l'aperçu dans `current`\u00a0: renvoyez la demande avec son empreinte. Une commande payée ou facturée garde ses montants, et la correction est refusée.",
		params: ORDER,
		body: "ContactCorrection",
		answers: { 200: "AdminOrderDetail" },
		errors: [
			"ORDER_NOT_FOUND",
			"ORDER_CHANGED",
			"ORDER_NOT_CORRECTABLE",
			"CORRECTION_UNCONFIRMED",
			"DELIVERY_REFUSED",
			"NO_DELIVERY_OPTION",
			"CREDIT_NOT_GRANTED",
			"CREDIT_BLOCKED",
			"CREDIT_LIMIT_EXCEEDED",
			"PAYMENT_IN_PROGRESS",
			"PAYMENT_UNAVAILABLE",
		],
	},
	"POST /api/admin/orders/:id/correction-preview": {
		id: "previewOrderCorrection",
		access: "admin",
		permission: "orders.change",
		summary: "Calculer ce que coûterait une commande avec d'autres articles",
		description:
			"Montants en centimes. Rien n'est corrigé : l'empreinte rendue est à envoyer avec la correction. Ce qui était commandé garde son prix, ce qui s'ajoute prend celui du jour.",
		params: ORDER,
		body: "LinePreview",
		answers: { 200: "LinePreviewResult" },
		errors: [
			"ORDER_NOT_FOUND",
			"ORDER_NOT_CORRECTABLE",
			"PRODUCT_UNAVAILABLE",
			"OUT_OF_STOCK",
			"REFUND_EXCEEDED",
			"CREDIT_NOT_GRANTED",
			"CREDIT_BLOCKED",
			"CREDIT_LIMIT_EXCEEDED",
			"APPROVAL_REQUIRED",
		],
	},
	"POST /api/admin/orders/:id/corrections": {
		id: "correctOrderLines",
		access: "admin",
		permission: "orders.change",
		summary: "Corriger les articles d'une commande, comme l'aperçu l'a montré",
		description:
			"Tant qu'elle n'est pas partie. La différence est à payer par un lien envoyé au client, ou lui est rendue ; une facture émise est annulée par un avoir et refaite.",
		params: ORDER,
		headers: ["Idempotency-Key"],
		body: "LineCorrection",
		answers: { 201: "LineCorrectionResult" },
		errors: [
			"ORDER_NOT_FOUND",
			"ORDER_CHANGED",
			"ORDER_NOT_CORRECTABLE",
			"PRODUCT_UNAVAILABLE",
			"OUT_OF_STOCK",
			"REFUND_EXCEEDED",
			"CREDIT_NOT_GRANTED",
			"CREDIT_BLOCKED",
			"CREDIT_LIMIT_EXCEEDED",
			"APPROVAL_REQUIRED",
			"IDEMPOTENCY_CONFLICT",
			"PAYMENT_IN_PROGRESS",
			"PAYMENT_UNAVAILABLE",
		],
	},
} as const satisfies Operations;

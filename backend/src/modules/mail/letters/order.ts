import { isGivenBack, remainingCents } from "@confiserie/domain/payment-status";
import { quantityText } from "@confiserie/domain/quantity-text";
import type { Block } from "../letter";
import type { OrderSummary } from "../templates";
import { amount } from "./words";

/** What the customer still owes, in cents. */
export const dueCents = (order: OrderSummary): number =>
	isGivenBack(order) ? 0 : remainingCents(order.totalCents, order.capturedCents);

/** The order's page, which asks for a login. */
export function orderButton(order: OrderSummary, label = "Voir ma commande"): Block {
	return { kind: "button", label, path: `/orders/${encodeURIComponent(order.orderNumber)}` };
}

/** Lines in boxes, layers and pieces, then the sums: what was paid, what is due. */
export function orderTable(order: OrderSummary): Block[] {
	return [
		{
			kind: "lines",
			lines: order.lines.map((line) => ({
				name: line.name,
				detail: quantityText(line),
				amount: amount(line.totalCents),
			})),
		},
		{
			kind: "amounts",
			rows: [
				{ label: "Sous-total", amount: amount(order.subtotalCents) },
				{ label: "Frais de port", amount: order.shippingCents === 0 ? "Offerts" : amount(order.shippingCents) },
				{ label: "Total TTC", amount: amount(order.totalCents), isStrong: true },
				...moneyRows(order),
			],
		},
	];
}

/** Received, given back and still due, each only when there is something to say. */
export function moneyRows(order: OrderSummary): { label: string; amount: string; isStrong?: boolean }[] {
	const received = order.capturedCents < order.totalCents && order.depositPercentage ? "Acompte reçu" : "Payé";
	return [
		...(order.capturedCents > 0 ? [{ label: received, amount: amount(order.capturedCents) }] : []),
		...(order.refundedCents > 0 ? [{ label: "Remboursé", amount: amount(order.refundedCents) }] : []),
		...(order.capturedCents > 0 && dueCents(order) > 0
			? [{ label: "Restant dû", amount: amount(dueCents(order)), isStrong: true }]
			: []),
	];
}

export function deliveryAddress(order: OrderSummary): Block {
	return {
		kind: "address",
		title: "Livraison",
		lines: [
			`${order.firstName} ${order.lastName}`,
			order.street,
			`${order.postalCode} ${order.city}`,
			order.country,
			...(order.deliveryNotes ? [order.deliveryNotes] : []),
		],
	};
}

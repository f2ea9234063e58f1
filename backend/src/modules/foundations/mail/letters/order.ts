import { carriageRow, isPickup, placeWords } from "@confiserie/domain/delivery/delivery-words";
import { arrivalWords } from "@confiserie/domain/delivery/promise-words";
import { remainingCents } from "@confiserie/domain/orders/owed";
import { quantityText } from "@confiserie/domain/quantity-text";
import { netSum, vatLabel } from "@confiserie/domain/tax/vat-words";
import { type Block, note } from "./letter";
import type { OrderSummary, OrderSummaryLine } from "./templates";
import { amount } from "./words";

/** What the customer still owes, in cents. */
export const dueCents = (order: OrderSummary): number => (order.isCancelled ? 0 : remainingCents(order));

/** The order's page: that of an account, which asks for a login, or that of a customer without one, who may only look. */
export function orderButton({ orderNumber, followKey }: OrderSummary, label = "Voir ma commande"): Block {
	if (followKey) return { kind: "button", label: "Voir ma commande", path: `/commande/${followKey}` };
	return { kind: "button", label, path: `/orders/${encodeURIComponent(orderNumber)}` };
}

/** When the goods arrive; mails queued before it was recorded name no day. */
export function arrival({ promise, delivery }: OrderSummary): string {
	const next = `ous vous écrirons quand elle ${isPickup(delivery) ? "sera prête" : "partira"}.`;
	return promise ? `Elle sera ${arrivalWords(promise)}\u00a0; n${next}` : `N${next}`;
}

/**
 * Points to the invoice or credit note of a payment: on the order's page, which customers without an account can open
 * too.
 */
export function documentNote(document: "facture" | "avoir"): Block {
	const what = document === "facture" ? "Votre facture s'y télécharge" : "Votre avoir s'y télécharge";
	return note(`${what} en PDF, quelques instants après ce message.`);
}

/** The way to withdraw on line, in the words of the law. Source: code de la consommation, art. D221-5. */
export function withdrawalLink({ orderNumber }: OrderSummary): Block {
	const path = `/retractation?commande=${encodeURIComponent(orderNumber)}`;
	return { kind: "link", label: "Renoncer au contrat ici", path };
}

/** Where its parcels are, as long as a number is known. */
export function trackingText({ tracking, delivery }: OrderSummary): Block[] {
	if (!tracking || isPickup(delivery)) return [];
	const { carrierName, number, url } = tracking;
	const where = url ? ` ${url}` : "";
	return [`Suivi de la livraison\u00a0: ${carrierName}, numéro ${number}.${where}`];
}

/** Lines in boxes, layers and pieces, then the sums: what was paid, what is due. */
export function orderTable(order: OrderSummary): Block[] {
	return saleTable(order, moneyRows(order));
}

/** The same with images of the first products: more would make a heavy mail. */
export function orderTableWithImages(order: OrderSummary): Block[] {
	return orderTable(order).map((block) => {
		if (typeof block === "string" || block.kind !== "lines") return block;
		const imageOf = (index: number) => (index < MOST_IMAGES ? order.lines[index]?.imageUrl : undefined);
		return { ...block, lines: block.lines.map((line, index) => ({ ...line, image: imageOf(index) })) };
	});
}
const MOST_IMAGES = 20;

/** Lines with what they come to. */
export function goodsTable(lines: readonly OrderSummaryLine[]): Block {
	const rowOf = (line: OrderSummaryLine) => ({
		name: line.name,
		detail: quantityText(line),
		amount: amount(line.totalCents),
	});
	return { kind: "lines", lines: lines.map(rowOf) };
}

/** The same of what is not ordered yet; `more` follows the totals. */
export function saleTable(
	sale: Pick<
		OrderSummary,
		"lines" | "promotions" | "subtotalCents" | "shippingCents" | "totalCents" | "taxes" | "delivery"
	>,
	more: ReturnType<typeof moneyRows> = [],
): Block[] {
	const carriage = carriageRow(sale.delivery, sale.shippingCents, amount);
	return [
		goodsTable(sale.lines),
		{
			kind: "amounts",
			rows: [
				...(sale.promotions ?? [])
					.filter(({ discountCents }) => discountCents > 0)
					.map(({ name, discountCents }) => ({
						label: `Remise déduite\u00a0: ${name}`,
						amount: amount(discountCents),
					})),
				{ label: "Sous-total", amount: amount(sale.subtotalCents) },
				{ label: carriage.term, amount: carriage.value },
				...(sale.taxes ? [{ label: "Total HT", amount: amount(netSum(sale.taxes)) }] : []),
				{ label: "Total TTC", amount: amount(sale.totalCents), isStrong: true },
				...(sale.taxes ?? []).map((tax) => ({
					label: vatLabel(tax).replaceAll("\u202f", "\u00a0"),
					amount: amount(tax.vatCents),
				})),
				...more,
			],
		},
	];
}

/** The total, and what became of it. */
export function moneyTable(order: OrderSummary): Block {
	return { kind: "amounts", rows: [{ label: "Total TTC", amount: amount(order.totalCents) }, ...moneyRows(order)] };
}

/** Received, given back and still due, each only when there is something to say. */
export function moneyRows(order: OrderSummary): { label: string; amount: string; isStrong?: boolean }[] {
	const received = remainingCents(order) > 0 && order.depositPercentage ? "Acompte reçu" : "Payé";
	const withdrawn = order.withdrawnCents ?? 0;
	return [
		...(withdrawn > 0 ? [{ label: "Articles repris, en moins", amount: amount(withdrawn) }] : []),
		...(order.capturedCents > 0 ? [{ label: received, amount: amount(order.capturedCents) }] : []),
		...(order.refundedCents > 0 ? [{ label: "Remboursé", amount: amount(order.refundedCents) }] : []),
		...(order.capturedCents > 0 && dueCents(order) > 0
			? [{ label: "Restant dû", amount: amount(dueCents(order)), isStrong: true }]
			: []),
	];
}

/** Where the goods are delivered, or fetched. */
export function deliveryAddress(order: OrderSummary): Block {
	if (isPickup(order.delivery))
		return { kind: "address", title: "Retrait", lines: [order.delivery.name, ...placeWords(order.delivery)] };
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

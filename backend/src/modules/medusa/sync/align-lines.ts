import { toCents } from "@confiserie/domain/money";
import type { CreateOrderLineItemDTO, MedusaContainer, OrderLineItemDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { RECORDED_BY } from "../../../medusa/recorded-by";
import type { LineRow, OrderRow } from "../../sales/orders";
import { medusaOrderOf, taxLine } from "./medusa-order";
import { readShopContext } from "./shop-context";

interface Action {
	action: "ITEM_ADD" | "ITEM_UPDATE" | "ITEM_REMOVE" | "SHIPPING_ADD" | "SHIPPING_REMOVE";
	reference_id?: string;
	amount?: number;
	details?: Record<string, unknown>;
}

/**
 * Brings lines and delivery of Medusa's order in line with one of ours that was corrected or of which boxes were removed, as a
 * change of Medusa's own that is confirmed at once; reservations are the order service's. What is the same already is not
 * written, and a change that an interrupted run left open is dropped first: only the order service makes any (ADR 21).
 */
export async function alignLines(
	container: MedusaContainer,
	medusaOrderId: string,
	order: OrderRow,
	lines: readonly LineRow[],
): Promise<void> {
	const orders = container.resolve(Modules.ORDER);
	const wanted = medusaOrderOf(order, lines, await readShopContext(container));
	const there = await orders.retrieveOrder(medusaOrderId, {
		relations: ["items.tax_lines", "shipping_methods.tax_lines"],
	});
	const version = Number(there.version) + 1;
	const actions: Action[] = [];
	for (const item of there.items ?? []) {
		const line = lines.find(({ variantId }) => variantId === item.variant_id);
		const reference_id = item.id;
		const packed = Number(item.detail?.fulfilled_quantity ?? 0);
		const quantity = line ? Math.max(packed, line.boxes - line.removedBoxes) : 0;
		if (!line || quantity === 0)
			actions.push({ action: "ITEM_REMOVE", details: { reference_id, quantity: item.quantity } });
		else if (quantity !== Number(item.quantity) || line.unitPriceCents !== toCents(Number(item.unit_price))) {
			const details = { reference_id, quantity, unit_price: line.unitPriceCents / 100 };
			actions.push({ action: "ITEM_UPDATE", details });
		}
	}
	await alignRates(container, there.items ?? [], lines);
	const known = new Set((there.items ?? []).map(({ variant_id }) => variant_id));
	const leaving = new Set(lines.flatMap((line) => (line.boxes > line.removedBoxes ? [line.variantId] : [])));
	const added = (wanted.items ?? []).filter(
		({ variant_id }) => !known.has(variant_id ?? null) && leaving.has(variant_id ?? ""),
	);
	const created = added.length > 0 ? await orders.createOrderLineItems(added as CreateOrderLineItemDTO[]) : [];
	for (const { id: reference_id, variant_id } of created) {
		const line = lines.find(({ variantId }) => variantId === variant_id);
		if (!line) continue;
		const details = { reference_id, quantity: line.boxes, unit_price: line.unitPriceCents / 100 };
		actions.push({ action: "ITEM_ADD", details });
	}
	const before = there.shipping_methods ?? [];
	const methods = wanted.shipping_methods ?? [];
	if (amountsOf(before) !== amountsOf(methods)) {
		for (const { id: reference_id } of before) actions.push({ action: "SHIPPING_REMOVE", reference_id });
		const places = methods.map((method) => ({ ...method, order_id: medusaOrderId, version }));
		for (const { id: reference_id, amount } of await orders.createOrderShippingMethods(places))
			actions.push({ action: "SHIPPING_ADD", reference_id, amount: Number(amount) });
	}
	if (actions.length === 0) return;
	const left = await orders.listOrderChanges({ order_id: medusaOrderId, status: ["pending", "requested"] });
	if (left.length > 0) await orders.deleteOrderChanges(left.map(({ id }) => id));
	const { id } = await orders.createOrderChange({
		order_id: medusaOrderId,
		change_type: "edit",
		created_by: RECORDED_BY,
		actions: actions.map((action) => ({ ...action, order_id: medusaOrderId, version })),
	});
	await orders.confirmOrderChange({ id, confirmed_by: RECORDED_BY });
}

/** Gives Medusa's lines the VAT of ours, which another address may have changed. */
async function alignRates(
	container: MedusaContainer,
	items: readonly OrderLineItemDTO[],
	lines: readonly LineRow[],
): Promise<void> {
	const changed = items.flatMap(({ variant_id, tax_lines }) => {
		const rate = lines.find(({ variantId }) => variantId === variant_id)?.vatRate;
		return (tax_lines ?? []).flatMap(({ id, rate: known }) =>
			rate === undefined || rate === Number(known) ? [] : [{ id, ...taxLine(rate) }],
		);
	});
	if (changed.length > 0) await container.resolve(Modules.ORDER).upsertOrderLineItemTaxLines(changed);
}

/** Delivery at the rates of the goods, a method each. */
const amountsOf = (
	methods: readonly { amount: unknown; tax_lines?: readonly { rate: unknown }[] | undefined }[],
): string =>
	methods
		.map(({ amount, tax_lines }) => `${toCents(Number(amount))} ${Number(tax_lines?.[0]?.rate)}`)
		.sort()
		.join();

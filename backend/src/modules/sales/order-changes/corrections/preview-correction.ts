import type { LinePreview, linePreviewSchema } from "@confiserie/domain/contract/order-corrections";
import type { DeliveryRules } from "@confiserie/domain/delivery/quote";
import { correctionRefusal } from "@confiserie/domain/order-correction/correctable";
import { leftOf } from "@confiserie/domain/orders/goods";
import type { z } from "@medusajs/framework/zod";
import { issueBillingDocuments } from "../../../documents/invoicing";
import { ApiFailure } from "../../../foundations/failures";
import { findOrder, goodsOf, type OrderContext, type OrderRow, serializeTaxes, serializeTotals } from "../../orders";
import { type CorrectionPlan, planCorrection } from "./plan-correction";
import type { PlannedLine } from "./planned-line";

/**
 * Previews a correction of an order's articles, amounts in cents. Of the order nothing changes; billing
 * documents that it owes already are issued, since they decide what is issued again.
 * @throws ApiFailure ORDER_NOT_FOUND, ORDER_NOT_CORRECTABLE, PRODUCT_UNAVAILABLE, OUT_OF_STOCK
 */
export async function previewCorrection(
	context: OrderContext,
	idOrNumber: string,
	{ items }: z.output<typeof linePreviewSchema>,
	{ rules, isOverriding }: { rules: DeliveryRules; isOverriding: boolean },
): Promise<LinePreview> {
	const order = await findOrder(context.pool, idOrNumber, null);
	const message = correctionRefusal({
		status: order.status,
		hasLeft: leftOf(await goodsOf(context.pool, order.id)) === "ALL",
	});
	if (message) throw new ApiFailure("ORDER_NOT_CORRECTABLE", { message });
	await issueBillingDocuments(context.pool, order.id, context.now);
	const plan = await planCorrection(context.pool, order, { items, rules, isOverriding, now: context.now() });
	return previewOf(order, plan);
}

/** A plan as the administrator sees it before confirming. */
export function previewOf(order: OrderRow, plan: CorrectionPlan): LinePreview {
	const rows = [...plan.lines.flatMap(({ row }) => row ?? []), ...plan.removed];
	return {
		fingerprint: plan.fingerprint,
		version: order.version,
		lines: [
			...plan.lines.map(previewed),
			...plan.removed.map(({ productId, productName, piecesPerBox, boxes: before, unitPriceCents: unitPrice }) => {
				const product = { productId, productName, piecesPerBox };
				return { ...product, before, boxes: 0, unitPrice, unitPriceBefore: unitPrice, total: 0 };
			}),
		],
		before: {
			subtotal: order.subtotalCents,
			shipping: order.shippingCents,
			total: order.totalCents,
			taxes: serializeTaxes(order, rows, inCents),
		},
		after: {
			subtotal: plan.subtotalCents,
			shipping: plan.shippingCents,
			total: plan.totalCents,
			taxes: serializeTotals(plan.taxes, inCents),
		},
		added: plan.addedCents,
		offBalance: plan.offBalanceCents,
		refund: plan.refundCents,
		refundByHand: plan.byHandCents,
		due: plan.dueCents,
		deliveryName: plan.delivery?.name ?? null,
		deliveryKind: plan.delivery?.kind ?? null,
		isInvoiceReplaced: plan.isInvoiceReplaced,
		exceeds: plan.exceeds,
	};
}

const inCents = (cents: number) => cents;
const previewed = ({ productId, name, before, boxes, unitPriceCents: unitPrice, row, entry }: PlannedLine) => {
	const product = { productId, productName: name, piecesPerBox: (row ?? entry)?.piecesPerBox };
	const unitPriceBefore = row?.unitPriceCents ?? null;
	return { ...product, before, boxes, unitPrice, unitPriceBefore, total: boxes * unitPrice };
};

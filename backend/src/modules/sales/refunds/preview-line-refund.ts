import { createHash } from "node:crypto";
import type { LineRefundChoice, LineRefundPreview } from "@confiserie/domain/contract/line-refund";
import { isPickup } from "@confiserie/domain/delivery/delivery-words";
import { boxesAway, boxesBack, boxesOpen } from "@confiserie/domain/orders/goods";
import { balanceDueCents, type Receipt, refundableCents, spreadRefund } from "@confiserie/domain/payments/balance";
import {
	chosenByRate,
	type LineRefundFault,
	type LineSettlement,
	lineRefundFaults,
	type ReturnableLine,
	returnedLines,
	settleLines,
	settlementTaxes,
} from "@confiserie/domain/refund/line-refund";
import { grossSum, type TaxedAmount } from "@confiserie/domain/tax/taxed-amount";
import { oneNumber, type Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { type GoodsLine, goodsOf, type OrderRow, receiptsOf } from "../orders";

/** A choice of lines worked out against an order as it is. Amounts in cents. */
export interface WorkedOut {
	lines: (ReturnableLine & GoodsLine)[];
	/** Of them, the boxes that are refunded. */
	chosen: LineRefundChoice["lines"];
	/** Of the delivery: what is left to give back, and what the choice takes. */
	shippingLeftCents: number;
	shippingCents: number;
	faults: LineRefundFault[];
	settlement: LineSettlement;
	taxes: TaxedAmount[];
	/** The payments to refund. */
	receipts: Receipt[];
	/** Of what is shown: the same choice with the same outcome has the same one. */
	fingerprint: string;
}

/**
 * Calculates the amounts of a choice of lines; returns faults instead of throwing.
 * @param balanceCents the unpaid part of the order that the choice may lower
 */
export async function workOut(
	sql: Sql,
	order: OrderRow,
	choice: LineRefundChoice,
	balanceCents = balanceDueCents(order),
): Promise<WorkedOut> {
	const [found, shippingLeftCents, payments] = [
		await goodsOf(sql, order.id),
		await shippingLeft(sql, order),
		await receiptsOf(sql, order.id),
	];
	const lines = found.map((line) => ({ ...line, ratePercent: line.vatRate }));
	const receipts = payments.filter(({ kind }) => kind === "CAPTURE");
	const chosen = choice.returned
		? returnedLines(lines)
		: choice.lines.map(({ lineId, boxes, restock }) => ({ lineId, boxes, isRestocked: restock }));
	const faults = lineRefundFaults(lines, chosen);
	const shippingCents = choice.shipping ? shippingLeftCents : 0;
	const worth = chosenByRate(lines, chosen, shippingCents);
	const settlement = settleLines(grossSum(worth), {
		balanceCents,
		refundableCents: refundableCents(receipts),
	});
	const taxes = settlementTaxes(worth, settlement);
	const sorted = [...chosen].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
	const shown = { order: order.id, sorted, shippingCents, settlement, taxes };
	const fingerprint = createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 32);
	return {
		lines,
		chosen: chosen.map(({ isRestocked: restock, ...line }) => ({ ...line, restock })),
		...{ shippingLeftCents, shippingCents, faults, settlement, taxes, receipts, fingerprint },
	};
}

/**
 * Previews what a choice of lines of an order would give back; nothing is written.
 * @throws ApiFailure VALIDATION with the line at fault
 */
export async function previewLineRefund(
	sql: Sql,
	order: OrderRow,
	choice: LineRefundChoice,
): Promise<LineRefundPreview> {
	const known = await workOut(sql, order, choice);
	refuseFaults(known.faults);
	const { worthCents, offBalanceCents, refundCents, beyondCents } = known.settlement;
	const parts = refundCents > 0 ? spreadRefund(known.receipts, refundCents) : [];
	return {
		lines: known.lines.map((line) => ({
			lineId: line.id,
			productName: line.productName,
			reference: line.sku,
			boxes: line.boxes,
			boxesLeft: boxesOpen(line),
			boxesBack: boxesBack(line),
			restockable: boxesAway(line),
			unitPrice: line.unitPriceCents,
			piecesPerBox: line.piecesPerBox,
			boxesPerLayer: line.boxesPerLayer,
			boxesPerPallet: line.boxesPerPallet,
		})),
		shippingLeft: known.shippingLeftCents,
		isPickup: isPickup(order.delivery),
		canRestock: known.lines.some(({ shippedBoxes }) => shippedBoxes > 0),
		worth: worthCents,
		offBalance: offBalanceCents,
		refund: refundCents,
		refundByHand: parts.reduce((sum, { isByHand, amountCents }) => sum + (isByHand ? amountCents : 0), 0),
		beyond: beyondCents,
		taxes: known.taxes.map(({ ratePercent, netCents, vatCents, grossCents }) => ({
			ratePercent,
			net: netCents,
			vat: vatCents,
			gross: grossCents,
		})),
		fingerprint: known.fingerprint,
	};
}

/** @throws ApiFailure VALIDATION */
export function refuseFaults(faults: readonly LineRefundFault[]): void {
	const [first] = faults;
	if (!first) return;
	const errors = faults.map(({ index, field, message }) => ({ field: `lines.${index}.${FIELDS[field]}`, message }));
	throw new ApiFailure("VALIDATION", { field: errors[0]?.field ?? "lines", message: first.message, errors });
}

const FIELDS = { lineId: "lineId", boxes: "boxes", isRestocked: "restock" } as const;

/** Cents of the delivery that no refund by line has given back. */
export async function shippingLeft(sql: Sql, { id, shippingCents }: OrderRow): Promise<number> {
	const given = await oneNumber(
		sql,
		"select coalesce(sum(shipping_cents), 0)::int from order_line_refund where order_id = ?",
		[id],
	);
	return shippingCents - given;
}

import type { LineRefundRequest } from "@confiserie/domain/contract/line-refund";
import { carriageTerm, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatCents } from "@confiserie/domain/format";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Administrator, noted, recordAudit } from "../../foundations/audit";
import { auditedOrder, type OrderRow } from "../orders";
import type { WorkedOut } from "./preview-line-refund";

/** Note of a refund by line in the order's history. */
export function noteOfLineRefund(
	{ delivery }: OrderRow,
	known: WorkedOut,
	request: LineRefundRequest,
	taken: readonly { lineId: string; removedBoxes: number }[],
): string {
	const { offBalanceCents, refundCents } = known.settlement;
	const restocked = wordsOf(known, request, ({ restock }) => restock);
	const removed = taken.flatMap(({ lineId, removedBoxes: boxes }) =>
		boxes > 0 ? [{ boxes, piecesPerBox: known.lines.find(({ id }) => id === lineId)?.piecesPerBox }] : [],
	);
	return [
		`Articles repris\u00a0: ${articlesOf(delivery, known, request).join(", ")}.`,
		...(restocked.length > 0 ? [`Remis en stock\u00a0: ${restocked.join(", ")}.`] : []),
		...(removed.length > 0 ? [`${formatBoxSum(removed)} de moins à préparer.`] : []),
		...(offBalanceCents > 0 ? [`${formatCents(offBalanceCents)} de moins à payer.`] : []),
		...(refundCents > 0 ? [`${formatCents(refundCents)} à rembourser.`] : []),
		`Motif\u00a0: ${request.reason}`,
	].join("\n");
}

export async function auditLineRefund(
	sql: Knex.Transaction,
	order: OrderRow,
	known: WorkedOut,
	request: LineRefundRequest,
	actor: Administrator,
): Promise<void> {
	const { offBalanceCents, refundCents } = known.settlement;
	const restocked = wordsOf(known, request, ({ restock }) => restock);
	await recordAudit(sql, actor, {
		action: "payment.lines-refunded",
		...auditedOrder(order),
		changes: noted({
			articles: articlesOf(order.delivery, known, request),
			restocked: restocked.length > 0 ? restocked : null,
			offBalanceCents: offBalanceCents || null,
			refundCents: refundCents || null,
			reason: request.reason,
		}),
	});
}

/** The chosen lines, and the carriage. */
const articlesOf = (delivery: OrderRow["delivery"], known: WorkedOut, request: LineRefundRequest): string[] => [
	...wordsOf(known, request),
	...(request.shipping ? [carriageTerm(isPickup(delivery)).toLowerCase()] : []),
];

/** "2 × Barbe à papa fraise", of each chosen line. */
function wordsOf(
	{ lines }: WorkedOut,
	request: LineRefundRequest,
	among: (chosen: LineRefundRequest["lines"][number]) => boolean = () => true,
): string[] {
	return request.lines
		.filter(among)
		.map(({ lineId, boxes }) => `${boxes} × ${lines.find(({ id }) => id === lineId)?.productName ?? lineId}`);
}

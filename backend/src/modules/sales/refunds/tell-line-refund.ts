import type { LineRefundRequest } from "@confiserie/domain/contract/line-refund";
import { carriageTerm, isPickup } from "@confiserie/domain/delivery/delivery-words";
import { formatCents, formatCount } from "@confiserie/domain/format";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Administrator, recordAudit } from "../../foundations/audit";
import type { OrderRow } from "../orders";
import type { WorkedOut } from "./preview-line-refund";

/** What a refund by line leaves in the order's history. */
export function noteOfLineRefund(
	{ delivery }: OrderRow,
	known: WorkedOut,
	request: LineRefundRequest,
	taken: readonly { removedBoxes: number }[],
): string {
	const { offBalanceCents, refundCents } = known.settlement;
	const restocked = wordsOf(known, request, ({ restock }) => restock);
	const removed = taken.reduce((sum, { removedBoxes }) => sum + removedBoxes, 0);
	return [
		`Articles repris\u00a0: ${articlesOf(delivery, known, request).join(", ")}.`,
		...(restocked.length > 0 ? [`Remis en stock\u00a0: ${restocked.join(", ")}.`] : []),
		...(removed > 0 ? [`${formatCount(removed, "carton")} de moins à préparer.`] : []),
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
		entity: "order",
		entityId: order.id,
		label: order.orderNumber,
		changes: {
			articles: { from: null, to: articlesOf(order.delivery, known, request) },
			...(restocked.length > 0 && { restocked: { from: null, to: restocked } }),
			...(offBalanceCents > 0 && { offBalanceCents: { from: null, to: offBalanceCents } }),
			...(refundCents > 0 && { refundCents: { from: null, to: refundCents } }),
			reason: { from: null, to: request.reason },
		},
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

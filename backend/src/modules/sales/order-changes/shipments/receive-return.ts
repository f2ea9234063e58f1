import type { AdminOrderDetail } from "@confiserie/domain/contract/admin-order";
import type { ReturnRequest } from "@confiserie/domain/contract/shipment";
import { DISPOSITIONS, returnFaults } from "@confiserie/domain/fulfilment/shipment-return";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one, update } from "../../../../lib/database/sql";
import { requestHashOf } from "../../../../lib/request-hash";
import { returnToLot } from "../../../catalog/lots";
import { type Administrator, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import {
	auditedOrder,
	findOrder,
	type LineRow,
	linesOf,
	lockOrder,
	type OrderContext,
	type OrderRow,
	recordStatus,
	serializeDetail,
} from "../../orders";
import { noteReturned, restock } from "../../refunds";

interface ReturnCommand {
	idOrNumber: string;
	request: ReturnRequest;
	actor: Administrator;
	/** The same key again receives nothing more. */
	idempotencyKey: string;
}

/**
 * Receives boxes that were refused or sent back: stock, history and audit in one transaction under the order's lock, each box
 * once. Refunds nothing: a refund by line does, before or after. (ADR 6)
 * @throws ApiFailure ORDER_NOT_FOUND, RETURN_EXCEEDED, VALIDATION, IDEMPOTENCY_CONFLICT
 */
export async function receiveReturn(context: OrderContext, requested: ReturnCommand): Promise<AdminOrderDetail> {
	const { id } = await findOrder(context.pool, requested.idOrNumber, null);
	return inTransaction(context.writes, async (sql) => {
		const order = await lockOrder(sql, id);
		await receive(sql, order, requested, context.now());
		return serializeDetail(context, sql, await findOrder(sql, id, null));
	});
}

async function receive(
	sql: Knex.Transaction,
	order: OrderRow,
	{ request, actor, idempotencyKey }: ReturnCommand,
	receivedAt: Date,
): Promise<void> {
	const { id: orderId } = order;
	const fingerprint = requestHashOf(request).slice(0, 32);
	const written = await one<{ fingerprint: string }>(
		sql,
		"select fingerprint from order_received_return where order_id = ? and idempotency_key = ?",
		[orderId, idempotencyKey],
	);
	if (written && written.fingerprint !== fingerprint) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	if (written) return;
	const orderLines = await linesOf(sql, [orderId]);
	const { lines, reason } = request;
	refuse(orderLines, lines);
	const id = generateEntityId(undefined, "ret");
	await insert(sql, "order_received_return", { id, orderId, idempotencyKey, fingerprint, receivedAt });
	await insert(
		sql,
		"order_received_return_line",
		lines.map(({ lineId, boxes, disposition }) => ({ returnId: id, lineId, boxes, disposition })),
	);
	for (const [index, { disposition, ...line }] of lines.entries())
		if (disposition === "LOSS") await returnToLot(sql, { ...line, index });
	const lost = lines.filter(({ disposition }) => disposition === "LOSS");
	await noteReturned(
		sql,
		orderId,
		lost.map(({ lineId, boxes }) => ({ id: lineId, boxes })),
	);
	const back = lines.map(({ disposition, ...line }) => ({ ...line, restock: disposition === "RESTOCK" }));
	await restock(sql, order, orderLines, back, actor);
	const what = lines.map((line) => wordsOf(orderLines, line)).join(", ");
	const note = [`${what}.`, reason].filter(Boolean).join("\n");
	await update(sql, "order_book", orderId, { updatedAt: receivedAt });
	const { status } = order;
	const by = { orderId, at: receivedAt, actor: actor.customerId };
	await recordStatus(sql, { ...by, from: status, to: status, act: "RETURN", note, skipMail: true });
	await recordAudit(sql, actor, {
		action: "order.returned",
		...auditedOrder(order),
		changes: noted({ returned: what, reason }),
	});
}

/** @throws ApiFailure RETURN_EXCEEDED, VALIDATION */
function refuse(orderLines: readonly LineRow[], lines: ReturnRequest["lines"]): void {
	const [fault] = returnFaults(
		orderLines.map((line) => ({ ...line, lineId: line.id })),
		lines,
	);
	if (!fault) return;
	const code = fault.field === "boxes" ? "RETURN_EXCEEDED" : "VALIDATION";
	throw new ApiFailure(code, { field: `lines.${fault.index}.${fault.field}`, message: fault.message });
}

/** "2 cartons de BAP-FRA-40 : remis en stock". */
function wordsOf(
	orderLines: readonly LineRow[],
	{ lineId, boxes, disposition }: ReturnRequest["lines"][number],
): string {
	const line = orderLines.find(({ id }) => id === lineId) ?? null;
	return `${formatBoxes(boxes, line)} de ${line?.sku ?? lineId}\u00a0: ${DISPOSITIONS[disposition].toLowerCase()}`;
}

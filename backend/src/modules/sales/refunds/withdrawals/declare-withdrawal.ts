import type { Withdrawal, WithdrawalReceipt } from "@confiserie/domain/contract/withdrawals";
import { isPeriodOver } from "@confiserie/domain/withdrawal/period";
import { declarationFaults, withdrawalCents } from "@confiserie/domain/withdrawal/withdrawal";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one, rows } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type OrderContext, queueOrderMail } from "../../orders";
import { shippingLeft } from "../preview-line-refund";
import { type DeclarableLine, declarableLines, findContract } from "./withdrawable-order";

/**
 * Stores a declaration and queues its acknowledgement, both or neither. A late declaration is stored too: staff decides
 * on it. Idempotent.
 * @throws ApiFailure ORDER_NOT_FOUND, WITHDRAWAL_CLOSED, VALIDATION by line, IDEMPOTENCY_CONFLICT
 */
export function declareWithdrawal(context: OrderContext, declared: Withdrawal): Promise<WithdrawalReceipt> {
	return inTransaction(context.writes, async (sql) => {
		const order = await findContract(sql, declared, { forUpdate: true });
		const known = await receiptOf(sql, order.id, declared);
		if (known) return { ...known, orderNumber: order.orderNumber };
		const lines = await declarableLines(sql, order.id);
		refuseFaults(lines, declared);
		const id = generateEntityId(undefined, "wdr");
		const submittedAt = context.now();
		const isLate = isPeriodOver(order.deliveredAt, submittedAt);
		await insert(sql, "order_withdrawal", {
			id,
			orderId: order.id,
			requestId: declared.requestId,
			name: declared.name,
			submittedAt,
			isLate,
			dueCents: withdrawalCents(lines, declared.lines, await shippingLeft(sql, order)),
		});
		await insert(
			sql,
			"order_withdrawal_line",
			declared.lines.map(({ lineId, boxes }) => ({ withdrawalId: id, lineId, boxes })),
		);
		await acknowledge(sql, order.id, { id, submittedAt, isLate, lines, declared });
		return { id, orderNumber: order.orderNumber, submittedAt: submittedAt.toISOString() };
	});
}

async function receiptOf(sql: Knex.Transaction, orderId: string, { requestId, lines }: Withdrawal) {
	const known = await one<{ id: string; orderId: string; submittedAt: Date }>(
		sql,
		"select id, order_id, submitted_at from order_withdrawal where request_id = ?",
		[requestId],
	);
	if (!known) return null;
	const stored = await rows<{ lineId: string; boxes: number }>(
		sql,
		"select line_id, boxes from order_withdrawal_line where withdrawal_id = ?",
		[known.id],
	);
	const isSame =
		stored.length === lines.length &&
		lines.every(({ lineId, boxes }) => stored.some((line) => line.lineId === lineId && line.boxes === boxes));
	if (known.orderId !== orderId || !isSame) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return { id: known.id, submittedAt: known.submittedAt.toISOString() };
}

function refuseFaults(lines: readonly DeclarableLine[], declared: Withdrawal): void {
	const errors = declarationFaults(lines, declared.lines).map(({ index, message }) => {
		return { field: `lines[${index}].boxes`, message };
	});
	const [first] = errors;
	if (first) throw new ApiFailure("VALIDATION", { ...first, errors });
}

interface StoredDeclaration {
	id: string;
	submittedAt: Date;
	isLate: boolean;
	lines: readonly DeclarableLine[];
	declared: Withdrawal;
}

/** The acknowledgement contains the declaration and its time to the minute. Source: code de la consommation, art. D221-5. */
async function acknowledge(sql: Knex.Transaction, orderId: string, stored: StoredDeclaration): Promise<void> {
	const { id, submittedAt, isLate, lines, declared } = stored;
	const articles = declared.lines.flatMap(({ lineId, boxes }) => {
		const line = lines.find((one) => one.id === lineId);
		if (!line) return [];
		const { productName: name, piecesPerBox, boxesPerLayer, boxesPerPallet, unitPriceCents } = line;
		const totalCents = boxes * unitPriceCents;
		return [{ name, quantity: boxes, piecesPerBox, boxesPerLayer, boxesPerPallet, totalCents }];
	});
	await queueOrderMail(sql, orderId, (order) => ({
		key: `withdrawal-received:${id}`,
		template: "withdrawal-received",
		data: { order, name: declared.name, submittedAt: submittedAt.toISOString(), isLate, lines: articles },
	}));
}

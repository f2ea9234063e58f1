import { randomBytes } from "node:crypto";
import { CLAIM_NUMBER_PREFIX, claimFaults } from "@confiserie/domain/claim/claim";
import type { Claim, NewClaim } from "@confiserie/domain/contract/claims";
import { readableNumber } from "@confiserie/domain/orders/order-number";
import { isContract } from "@confiserie/domain/withdrawal/withdrawal";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, one, rows } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type LineRow, linesOf, lockOrder, type OrderContext, queueOrderMail } from "../../orders";
import { readClaim } from "./read-claims";

/**
 * Stores a claim about an order and queues its acknowledgement, both or neither. Idempotent.
 * @throws ApiFailure ORDER_NOT_FOUND, CLAIM_CLOSED, VALIDATION by line, IDEMPOTENCY_CONFLICT
 */
export function makeClaim(context: OrderContext, orderId: string, claim: NewClaim): Promise<Claim> {
	return inTransaction(context.writes, async (sql) => {
		// One at a time per order: a double click finds the first one.
		const order = await lockOrder(sql, orderId);
		const known = await madeBefore(sql, orderId, claim);
		if (known) return readClaim(sql, known);
		if (!isContract(order)) throw new ApiFailure("CLAIM_CLOSED");
		const lines = await linesOf(sql, [orderId]);
		refuseFaults(lines, claim);
		const id = generateEntityId(undefined, "rcl");
		const number = readableNumber(CLAIM_NUMBER_PREFIX, randomBytes(8));
		const submittedAt = context.now();
		const { requestId, kind, remedy, text } = claim;
		await insert(sql, "order_complaint", { id, orderId, requestId, number, kind, remedy, submittedAt });
		if (claim.lines.length > 0)
			await insert(
				sql,
				"order_complaint_line",
				claim.lines.map(({ lineId, boxes }) => ({ complaintId: id, lineId, boxes })),
			);
		await insert(sql, "order_complaint_message", {
			id: generateEntityId(undefined, "rclmsg"),
			complaintId: id,
			requestId,
			source: "CUSTOMER",
			saidAt: submittedAt,
			text,
		});
		await acknowledge(sql, orderId, { id, number, submittedAt, lines, claim });
		return readClaim(sql, id);
	});
}

/** The id of the claim that this request made; refused when its content differed. */
async function madeBefore(sql: Knex.Transaction, orderId: string, claim: NewClaim): Promise<string | undefined> {
	const known = await one<{ id: string; orderId: string; kind: string; remedy: string; text: string | null }>(
		sql,
		`select claim.id, order_id, kind, remedy, said.text from order_complaint claim
			left join order_complaint_message said on said.request_id = claim.request_id where claim.request_id = ?`,
		[claim.requestId],
	);
	if (!known) return undefined;
	const stored = await rows<{ lineId: string; boxes: number }>(
		sql,
		"select line_id, boxes from order_complaint_line where complaint_id = ?",
		[known.id],
	);
	const isSame =
		known.orderId === orderId &&
		known.kind === claim.kind &&
		known.remedy === claim.remedy &&
		known.text === claim.text &&
		stored.length === claim.lines.length &&
		claim.lines.every(({ lineId, boxes }) => stored.some((line) => line.lineId === lineId && line.boxes === boxes));
	if (!isSame) throw new ApiFailure("IDEMPOTENCY_CONFLICT");
	return known.id;
}

function refuseFaults(lines: readonly LineRow[], { kind, lines: claimed }: NewClaim): void {
	const errors = claimFaults(
		kind,
		lines.map((line) => ({ ...line, lineId: line.id })),
		claimed,
	);
	const [first] = errors;
	if (first) throw new ApiFailure("VALIDATION", { ...first, errors });
}

interface StoredClaim {
	id: string;
	number: string;
	submittedAt: Date;
	lines: readonly LineRow[];
	claim: NewClaim;
}

async function acknowledge(sql: Knex.Transaction, orderId: string, stored: StoredClaim): Promise<void> {
	const { id, number, submittedAt, lines, claim } = stored;
	const { kind, remedy, text } = claim;
	const articles = claim.lines.flatMap(({ lineId, boxes }) => {
		const line = lines.find((one) => one.id === lineId);
		if (!line) return [];
		const { productName: name, piecesPerBox, boxesPerLayer, boxesPerPallet, unitPriceCents } = line;
		return [{ name, quantity: boxes, piecesPerBox, boxesPerLayer, boxesPerPallet, totalCents: boxes * unitPriceCents }];
	});
	await queueOrderMail(sql, orderId, (order) => ({
		key: `claim-received:${id}`,
		template: "claim-received",
		data: { order, number, submittedAt: submittedAt.toISOString(), kind, remedy, text, lines: articles },
	}));
}

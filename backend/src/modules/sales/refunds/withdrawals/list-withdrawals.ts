import type { AdminWithdrawal, WithdrawalPage, WithdrawalState } from "@confiserie/domain/contract/withdrawals";
import { balanceDueCents, refundableCents } from "@confiserie/domain/payments/balance";
import { lastWithdrawalDay } from "@confiserie/domain/withdrawal/period";
import { rows, type Sql } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type OrderReceipt, type OrderRow, receiptsOfOrders } from "../../orders";

const PAGE_SIZE = 20;

interface WithdrawalRow
	extends Pick<OrderRow, "totalCents" | "withdrawnCents" | "correctedCents" | "capturedCents" | "refundedCents"> {
	/** Of the order. */
	status: OrderRow["status"];
	id: string;
	orderId: string;
	orderNumber: string;
	name: string;
	email: string;
	submittedAt: Date;
	deliveredAt: Date | null;
	isLate: boolean;
	company: string | null;
	dueCents: number;
	offBalanceCents: number;
	state: WithdrawalState;
	decidedAt: Date | null;
	reason: string | null;
	lines: AdminWithdrawal["lines"];
}

const WITHDRAWALS = `select withdrawal.*, book.order_number, book.email, book.delivered_at, book.company,
	book.status, book.total_cents, book.withdrawn_cents, book.corrected_cents, book.captured_cents, book.refunded_cents,
	(select json_agg(json_build_object('productName', line.product_name, 'right', line.withdrawal_right, 'boxes', declared.boxes,
			'piecesPerBox', line.pieces_per_box)
			order by line.position, line.id)
		from order_withdrawal_line declared join order_book_line line on line.id = declared.line_id
		where declared.withdrawal_id = withdrawal.id) as lines
	from order_withdrawal withdrawal join order_book book on book.id = withdrawal.order_id`;

/** Declarations that wait for a decision, oldest first; or those decided, the latest first. Pages of 20, from 0. */
export async function listWithdrawals(
	sql: Sql,
	{ decided = false, page }: { decided?: boolean | undefined; page: number },
): Promise<WithdrawalPage> {
	const filter = decided
		? "withdrawal.state <> 'OPEN' order by decided_at desc, withdrawal.id"
		: "withdrawal.state = 'OPEN' order by submitted_at, withdrawal.id";
	const found = await rows<WithdrawalRow>(sql, `${WITHDRAWALS} where ${filter} limit ${PAGE_SIZE + 1} offset ?`, [
		page * PAGE_SIZE,
	]);
	const shown = found.slice(0, PAGE_SIZE);
	return { content: await serialize(sql, shown), last: found.length <= PAGE_SIZE };
}

/** @throws ApiFailure WITHDRAWAL_NOT_FOUND */
export async function readWithdrawal(sql: Sql, id: string): Promise<AdminWithdrawal> {
	const found = await rows<WithdrawalRow>(sql, `${WITHDRAWALS} where withdrawal.id = ?`, [id]);
	const [withdrawal] = await serialize(sql, found);
	if (!withdrawal) throw new ApiFailure("WITHDRAWAL_NOT_FOUND");
	return withdrawal;
}

async function serialize(sql: Sql, found: readonly WithdrawalRow[]): Promise<AdminWithdrawal[]> {
	const receipts = await receiptsOfOrders(
		sql,
		found.map(({ orderId }) => orderId),
	);
	return found.map((row) =>
		serializeOne(
			row,
			receipts.filter(({ orderId }) => orderId === row.orderId),
		),
	);
}

function serializeOne(row: WithdrawalRow, receipts: readonly OrderReceipt[]): AdminWithdrawal {
	const { id, orderId, orderNumber, name, email, isLate, lines, state, reason } = row;
	const balanceCents = balanceDueCents(row);
	const leftCents = refundableCents(receipts.filter(({ kind }) => kind === "CAPTURE"));
	return {
		id,
		orderId,
		orderNumber,
		name,
		email,
		submittedAt: row.submittedAt.toISOString(),
		deliveredAt: row.deliveredAt?.toISOString() ?? null,
		lastDay: row.deliveredAt && lastWithdrawalDay(row.deliveredAt),
		isLate,
		isBusiness: row.company !== null,
		lines,
		// What went back since it was declared is not due any more.
		dueCents: state === "OPEN" ? Math.min(row.dueCents, balanceCents + leftCents) : row.dueCents,
		offBalanceCents: row.offBalanceCents,
		balanceCents,
		refundableCents: leftCents,
		state,
		decidedAt: row.decidedAt?.toISOString() ?? null,
		reason,
	};
}

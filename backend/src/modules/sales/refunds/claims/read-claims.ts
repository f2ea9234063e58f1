import { claimedCents } from "@confiserie/domain/claim/claim";
import type { ClaimState } from "@confiserie/domain/claim/claim-codes";
import type {
	AdminClaim,
	Claim,
	ClaimList,
	ClaimListName,
	ClaimPage,
	ClaimQuery,
} from "@confiserie/domain/contract/claims";
import { searchedWords } from "@confiserie/domain/orders/order-search";
import { balanceDueCents, refundableCents } from "@confiserie/domain/payments/balance";
import { isContract } from "@confiserie/domain/withdrawal/withdrawal";
import { containing } from "../../../../lib/database/containing";
import { one, oneNumber, rows, type Sql } from "../../../../lib/database/sql";
import { ApiFailure, existing } from "../../../foundations/failures";
import { type OrderReceipt, type OrderRow, receiptsOfOrders } from "../../orders";

const PAGE_SIZE = 20;

interface ClaimRow
	extends Pick<
		OrderRow,
		"status" | "totalCents" | "withdrawnCents" | "correctedCents" | "capturedCents" | "refundedCents"
	> {
	id: string;
	orderId: string;
	number: string;
	kind: Claim["kind"];
	remedy: Claim["remedy"];
	state: ClaimState;
	submittedAt: Date;
	endedAt: Date | null;
	words: string;
	refundCents: number | null;
	orderNumber: string;
	firstName: string;
	lastName: string;
	email: string;
	company: string | null;
	deliveredAt: Date | null;
	lines: AdminClaim["lines"];
	messages: { from: "CUSTOMER" | "SHOP"; at: string; text: string }[];
}

const CLAIMS = `select claim.*, book.status, book.total_cents, book.withdrawn_cents, book.corrected_cents, book.captured_cents, book.refunded_cents,
	book.order_number, book.first_name, book.last_name, book.email, book.company, book.delivered_at,
	(select coalesce(json_agg(json_build_object('lineId', line.id, 'productName', line.product_name, 'boxes', part.boxes, 'piecesPerBox', line.pieces_per_box,
			'unitPriceCents', line.unit_price_cents, 'restockable', least(part.boxes, line.shipped_boxes - line.returned_boxes)) order by line.position, line.id), '[]'::json)
		from order_complaint_line part join order_book_line line on line.id = part.line_id
		where part.complaint_id = claim.id) as lines,
	(select coalesce(json_agg(json_build_object('from', source, 'at', said_at, 'text', text) order by said_at, said.id), '[]'::json)
		from order_complaint_message said where said.complaint_id = claim.id) as messages
	from order_complaint claim join order_book book on book.id = claim.order_id`;

const LISTS: Record<ClaimListName, string> = {
	OPEN: "claim.state = 'OPEN'",
	ANSWERED: "claim.state = 'ANSWERED'",
	ENDED: "claim.ended_at is not null",
};

const OLDEST_FIRST = "order by claim.submitted_at, claim.id";
const LATEST_FIRST = "order by claim.submitted_at desc, claim.id";

/** The claims of one order, the latest first, and whether another can be made. */
export async function listClaims(sql: Sql, order: OrderRow): Promise<ClaimList> {
	const found = await rows<ClaimRow>(sql, `${CLAIMS} where claim.order_id = ? ${LATEST_FIRST}`, [order.id]);
	return { isOpen: isContract(order), items: found.map(serialize) };
}

/** @throws ApiFailure CLAIM_NOT_FOUND */
export async function readClaim(sql: Sql, id: string): Promise<Claim> {
	return serialize(await claimRow(sql, id));
}

/** @throws ApiFailure CLAIM_NOT_FOUND */
export async function readAdminClaim(sql: Sql, id: string): Promise<AdminClaim> {
	const [claim] = await serializeForStaff(sql, [await claimRow(sql, id)]);
	if (!claim) throw new ApiFailure("CLAIM_NOT_FOUND");
	return claim;
}

/** Claims of all orders: what waits for the shop oldest first, else the latest first. Pages of 20, from 0. */
export async function listAllClaims(sql: Sql, { list, query, page }: ClaimQuery): Promise<ClaimPage> {
	const conditions = list ? [LISTS[list]] : [];
	const values: string[] = [];
	for (const word of searchedWords(query).map(containing)) {
		conditions.push("(fold_text(claim.number) like ? or book.search_text like ?)");
		values.push(word, word);
	}
	const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
	const order = list === "OPEN" ? OLDEST_FIRST : LATEST_FIRST;
	const found = await rows<ClaimRow>(sql, `${CLAIMS} ${where} ${order} limit ${PAGE_SIZE + 1} offset ?`, [
		...values,
		page * PAGE_SIZE,
	]);
	const waiting = await oneNumber(sql, "select count(*)::int from order_complaint where state = 'OPEN'");
	return {
		content: await serializeForStaff(sql, found.slice(0, PAGE_SIZE)),
		last: found.length <= PAGE_SIZE,
		waiting,
	};
}

async function claimRow(sql: Sql, id: string): Promise<ClaimRow> {
	return existing(await one<ClaimRow>(sql, `${CLAIMS} where claim.id = ?`, [id]), "CLAIM_NOT_FOUND");
}

function serialize({ number, kind, remedy, state, submittedAt, lines, messages, ...row }: ClaimRow): Claim {
	const { endedAt, words, refundCents } = row;
	return {
		number,
		kind,
		remedy,
		state,
		submittedAt: submittedAt.toISOString(),
		lines: lines.map(({ productName, boxes, piecesPerBox }) => ({ productName, boxes, piecesPerBox })),
		messages: messages.map(({ from, at, text }) => ({ from, at: new Date(at).toISOString(), text })),
		ending: endedAt && { at: endedAt.toISOString(), words, refundCents },
	};
}

async function serializeForStaff(sql: Sql, found: readonly ClaimRow[]): Promise<AdminClaim[]> {
	const receipts = await receiptsOfOrders(
		sql,
		found.map(({ orderId }) => orderId),
	);
	const leftOf = (orderId: string) => {
		const isOwn = (one: OrderReceipt) => one.orderId === orderId && one.kind === "CAPTURE";
		return refundableCents(receipts.filter(isOwn));
	};
	return found.map((row) => ({
		...serialize(row),
		lines: row.lines,
		id: row.id,
		orderId: row.orderId,
		orderNumber: row.orderNumber,
		name: `${row.firstName} ${row.lastName}`.trim(),
		email: row.email,
		deliveredAt: row.deliveredAt?.toISOString() ?? null,
		isBusiness: row.company !== null,
		claimedCents: claimedCents(row.lines),
		refundableCents: leftOf(row.orderId),
		balanceCents: balanceDueCents(row),
	}));
}

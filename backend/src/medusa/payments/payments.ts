import { one, rows, type Sql } from "../../lib/database/sql";

/**
 * Relation: the payments of an order, with what was captured of each: `captured` in EUR, null where nothing was, and
 * `captured_by`.
 */
export const PAYMENTS = `(
	select payment.id, payment.provider_id, link.order_id, captures.amount as captured, captures.created_by as captured_by
	from payment
	join order_payment_collection link
		on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
	cross join lateral (
		select sum(amount)::float8 as amount, max(created_by) as created_by from capture
			where payment_id = payment.id and deleted_at is null
	) captures
	where payment.deleted_at is null)`;

/** A query of the order that the payment collection ? belongs to. */
export const ORDER_OF_COLLECTION =
	"select order_id from order_payment_collection where payment_collection_id = ? and deleted_at is null";

/** Relation: refunds of payments. */
export const REFUNDS = "(select id, payment_id, created_by from refund where deleted_at is null)";

/** A refund made in Medusa; `amount` in EUR. */
export interface MedusaRefund {
	id: string;
	amount: number;
	createdBy: string | null;
	note: string | null;
}

/** The refunds of a payment that others than `recorder` made, oldest first. */
export function refundsOfOthers(sql: Sql, paymentId: string, recorder: string): Promise<MedusaRefund[]> {
	return rows<MedusaRefund>(
		sql,
		`select id, amount::float8 as amount, created_by, note from refund
			where payment_id = ? and deleted_at is null and created_by is distinct from ? order by created_at, id`,
		[paymentId, recorder],
	);
}

/** Who made a refund, and why; undefined for one that is gone. */
export function readRefundOrigin(sql: Sql, id: string): Promise<Pick<MedusaRefund, "createdBy" | "note"> | undefined> {
	return one(sql, "select created_by, note from refund where id = ?", [id]);
}

/** Marks a payment as captured whole: Medusa's module offers no call for it. */
export async function markCaptured(sql: Sql, paymentId: string): Promise<void> {
	await sql.raw("update payment set captured_at = now(), updated_at = now() where id = ?", [paymentId]);
}

/**
 * A lateral relation of one row, the money of Medusa's order `order` (an SQL expression): `captured` and `refunded` in
 * cents, the moment of the `latest` of them, and whether a collection `is_closed`.
 */
export const moneyOf = (order: string) => `(
	select coalesce(sum(round(captures.amount * 100)), 0) as captured, coalesce(sum(round(refunds.amount * 100)), 0) as refunded,
		coalesce(max(greatest(captures.latest, refunds.latest)), '-infinity') as latest,
		coalesce(bool_or(collection.status = 'canceled'), false) as is_closed
	from order_payment_collection link join payment_collection collection on collection.id = link.payment_collection_id
	left join payment on payment.payment_collection_id = collection.id and payment.deleted_at is null
	left join lateral (select sum(amount) as amount, max(created_at) as latest from capture
		where payment_id = payment.id and deleted_at is null) captures on true
	left join lateral (select sum(amount) as amount, max(created_at) as latest from refund
		where payment_id = payment.id and deleted_at is null) refunds on true
	where link.order_id = ${order} and link.deleted_at is null and collection.deleted_at is null)`;

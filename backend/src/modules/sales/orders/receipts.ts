import type { Receipt } from "@confiserie/domain/payments/balance";
import { rows, type Sql } from "../../../lib/database/sql";

/** A payment that an order received, with what is on its way back. The id is the attempt's. */
export interface OrderReceipt extends Receipt {
	orderId: string;
	kind: "CAPTURE" | "SURPLUS";
	/** Of `refundedCents`, what is promised or under way and not there yet. */
	pendingCents: number;
}

/**
 * What an order received, oldest first, payment by payment. Given back is what the ledger says and what is promised or
 * under way and not there yet, so that nothing can be promised twice while the order's row is locked.
 */
export function receiptsOf(sql: Sql, orderId: string): Promise<OrderReceipt[]> {
	return receiptsOfOrders(sql, [orderId]);
}

/** As `receiptsOf`, of many orders. */
export function receiptsOfOrders(sql: Sql, orderIds: readonly string[]): Promise<OrderReceipt[]> {
	return rows<OrderReceipt>(
		sql,
		`select receipt.order_id, receipt.attempt_id as id, receipt.kind, receipt.amount_cents, receipt.provider in ('manual','external') as is_by_hand,
			pending.cents as pending_cents,
			(pending.cents + coalesce((select sum(case when kind in ('REFUND_RETURNED','CAPTURE_RETURN_REFUSED','SURPLUS_RETURN_REFUSED') then -amount_cents
				else amount_cents end)
				from payment_ledger given where given.attempt_id = receipt.attempt_id
				and given.kind not in ('CAPTURE','SURPLUS')), 0))::int as refunded_cents
		from payment_ledger receipt, lateral (select coalesce(sum(amount_cents), 0)::int as cents from (
			select amount_cents from payment_refund_part part where part.attempt_id = receipt.attempt_id and state = 'PENDING'
			union all select amount_cents from payment_refund_underway where attempt_id = receipt.attempt_id) way) pending
		where receipt.order_id = any(?) and receipt.kind in ('CAPTURE','SURPLUS')
		order by receipt.recorded_at, receipt.id`,
		[orderIds],
	);
}

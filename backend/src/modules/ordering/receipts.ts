import type { Receipt } from "@confiserie/domain/balance";
import { rows, type Sql } from "./db";

/** A payment that an order received, with what is on its way back. The id is the attempt's. */
export interface OrderReceipt extends Receipt {
	kind: "CAPTURE" | "SURPLUS";
}

/**
 * What an order received, oldest first, payment by payment. Given back is what the ledger says and what was promised
 * and not yet answered, so that nothing can be promised twice while the order's row is locked.
 */
export function receiptsOf(sql: Sql, orderId: string): Promise<OrderReceipt[]> {
	return rows<OrderReceipt>(
		sql,
		`select receipt.attempt_id as id, receipt.kind, receipt.amount_cents, receipt.provider = 'manual' as is_by_hand,
			(coalesce((select sum(case when kind in ('REFUND_RETURNED','SURPLUS_RETURN_REFUSED') then -amount_cents
				else amount_cents end)
				from payment_ledger given where given.attempt_id = receipt.attempt_id
				and given.kind in ('REFUND','REFUND_RETURNED','SURPLUS_RETURN','SURPLUS_RETURN_REFUSED')), 0)
			+ coalesce((select sum(amount_cents) from payment_refund_part part
				where part.attempt_id = receipt.attempt_id and part.state = 'PENDING'), 0))::int as refunded_cents
		from payment_ledger receipt where receipt.order_id = ? and receipt.kind in ('CAPTURE','SURPLUS')
		order by receipt.recorded_at, receipt.id`,
		[orderId],
	);
}

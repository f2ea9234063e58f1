import { isCancelled } from "@confiserie/domain/orders/order-status";
import { one, type Sql } from "../../../lib/database/sql";
import { statusIn } from "../../foundations/order-status";

/**
 * Whether money of a cancelled order was given back since it was cancelled, or is promised. A payment that was corrected does not
 * count, since what it paid is due again, nor does what the bank returned.
 */
export async function isRefundedSinceCancelled(sql: Sql, orderId: string): Promise<boolean> {
	const refunded = await one(
		sql,
		`select 1 as way from (
			select max(at) as at from order_book_history where order_id = ?
				and ${statusIn(isCancelled, "to_status")} and (${statusIn(isCancelled, "from_status")}) is not true
		) cancelled where exists (
			select from payment_ledger given where order_id = ? and kind = 'REFUND' and recorded_at >= cancelled.at and not exists (
				select from payment_ledger back where back.kind = 'REFUND_RETURNED' and back.provider = given.provider
					and back.provider_reference = given.provider_reference)
		) or exists (
			select from payment_refund_part part join payment_refund refund on refund.id = refund_id
				where part.order_id = ? and state = 'PENDING' and cause <> 'PAYMENT' and requested_at >= cancelled.at
		)`,
		[orderId, orderId, orderId],
	);
	return refunded !== undefined;
}

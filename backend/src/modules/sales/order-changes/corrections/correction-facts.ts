import { articleRefusal, type TotalFacts } from "@confiserie/domain/order-correction/difference";
import { leftOf } from "@confiserie/domain/orders/goods";
import { one, type Sql } from "../../../../lib/database/sql";
import { finalInvoiceInForce, hasBillingDocuments } from "../../../documents/invoicing";
import { ApiFailure } from "../../../foundations/failures";
import { goodsOf, type OrderRow } from "../../orders";

/** What else than its row decides how an order can be corrected. */
export type CorrectionFacts = Pick<TotalFacts, "isDepositInvoiced"> & { hasFinalInvoice: boolean };

interface Counts {
	isContested: boolean;
	isRefunded: boolean;
}

/**
 * Reads what decides about a correction of an order's articles.
 * @throws ApiFailure ORDER_NOT_CORRECTABLE when there can be none
 */
export async function correctionFacts(sql: Sql, order: OrderRow): Promise<CorrectionFacts> {
	const counts = await one<Counts>(
		sql,
		`select exists (select 1 from order_withdrawal where order_id = book.id) or exists (
				select 1 from order_complaint_line line join order_complaint complaint on complaint.id = line.complaint_id
					where complaint.order_id = book.id) as is_contested,
			exists (select 1 from order_line_refund where order_id = book.id)
				or exists (select 1 from payment_refund refund where refund.order_id = book.id and refund.cause <> 'PAYMENT'
				and not exists (select 1 from order_correction made where made.order_id = refund.order_id
					and refund.idempotency_key = '${REFUND_KEY}' || made.idempotency_key)
				and exists (select 1 from payment_refund_part part where part.refund_id = refund.id and part.state <> 'REFUSED')
			) as is_refunded
		from order_book book where book.id = ?`,
		[order.id],
	);
	if (!counts) throw new ApiFailure("ORDER_NOT_FOUND");
	const { isContested, isRefunded } = counts;
	const message = articleRefusal({
		status: order.status,
		hasLeft: leftOf(await goodsOf(sql, order.id)) !== "NOTHING",
		isEntered: order.placedBy !== null,
		isOfChannel: order.externalRef !== null,
		isContested: isContested || order.withdrawnCents > 0,
		isRefunded,
	});
	if (message) throw new ApiFailure("ORDER_NOT_CORRECTABLE", { message });
	const hasFinalInvoice = (await finalInvoiceInForce(sql, order.id)) !== null;
	const isDepositInvoiced = !hasFinalInvoice && (await hasBillingDocuments(sql, order.id));
	return { isDepositInvoiced, hasFinalInvoice };
}

/** How the keys of refunds begin that a correction promises. */
export const REFUND_KEY = "correction:";

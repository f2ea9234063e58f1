import type { Dashboard } from "@confiserie/domain/contract/dashboard";
import { isPending } from "@confiserie/domain/orders/order-status";
import { UNPAID_HOLDS_WINDOW_HOURS } from "@confiserie/domain/payments/unpaid-hold";
import { isoRows } from "../../../../lib/database/sql";
import { CUSTOMERS_EVER } from "../../../../medusa/accounts/people";
import { statusIn } from "../../../foundations/order-status";
import type { OrderContext } from "../types";

type HoldAlert = Dashboard["unpaidHolds"][number];

/** Lines of the list. */
const SHOWN = 10;

/**
 * Accounts that hold much of a product without paying, or were refused to, within the last 24 hours, the latest first.
 * Accounts without a refusal and without current holds (the order was paid or ended) are left out.
 */
export function readHoldAlerts(context: OrderContext): Promise<HoldAlert[]> {
	const since = new Date(context.now().getTime() - UNPAID_HOLDS_WINDOW_HOURS * 3_600_000);
	return isoRows<HoldAlert>(
		context.pool,
		`select alert.customer_id, coalesce(trim(concat_ws(' ', customer.first_name, customer.last_name)), '') as customer_name,
			coalesce(customer.email, '') as customer_email, alert.product_id, alert.product_name, held.boxes,
			held.pieces_per_box, alert.refusals, alert.at
		from stock_hold_alert alert
		left join ${CUSTOMERS_EVER} customer on customer.id = alert.customer_id
		cross join lateral (
			select coalesce(sum(line.boxes), 0)::int as boxes, coalesce(max(line.pieces_per_box), 0) as pieces_per_box
				from order_book
				join order_book_line line on line.order_id = order_book.id
				where order_book.customer_id = alert.customer_id and ${statusIn(isPending, "order_book.status")} and captured_cents = 0
					and alert.product_id in (line.product_id, '')
		) held
		where alert.at > ? and (alert.refusals > 0 or held.boxes > 0)
		order by alert.at desc, alert.customer_id, alert.product_id limit ?`,
		[since, SHOWN],
	);
}

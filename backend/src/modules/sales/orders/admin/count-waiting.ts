import type { Queues } from "@confiserie/domain/contract/dashboard";
import { isSold, isToShip } from "@confiserie/domain/orders/order-status";
import { type Sql, theRow } from "../../../../lib/database/sql";
import { statusIn } from "../../../foundations/order-status";

/** A condition: the order is accepted and not paid in full. */
export const IS_UNPAID = `${statusIn(isSold)} and balance_cents > 0`;

type OfOrders = Pick<Queues, "toShip" | "unpaid" | "withdrawals" | "claims">;

/** How many orders, withdrawals and claims wait for the staff. */
export function countWaiting(sql: Sql): Promise<OfOrders> {
	return theRow<OfOrders>(
		sql,
		`select (select count(*)::int from order_book where ${statusIn(isToShip)}) as to_ship,
			(select count(*)::int from order_book where ${IS_UNPAID}) as unpaid,
			(select count(*)::int from order_withdrawal where state = 'OPEN') as withdrawals,
			(select count(*)::int from order_complaint where state = 'OPEN') as claims`,
	);
}

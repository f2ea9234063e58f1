import { db } from "./api";
import { eventually } from "./ordering";

/** Rows of one of the order book's tables about an order, oldest first. */
export async function rowsOf(
	orderNumber: string,
	table: "payment_ledger" | "payment_dispute" | "order_book_history",
	columns: string,
) {
	const { rows } = await db().query(
		`select ${columns} from ${table} where order_id = (select id from order_book where order_number = $1)
			order by ${table}.id`,
		[orderNumber],
	);
	return rows;
}

/** What the shop says of an order's money, in cents, without asking the provider as the status call does. */
export async function orderMoney(orderNumber: string) {
	const { rows } = await db().query(
		`select id, status, captured_cents as captured, refunded_cents as refunded, payment_status as payment
			from order_book where order_number = $1`,
		[orderNumber],
	);
	return rows[0];
}

/** Waits until the shop says that of an order's payment. */
export function untilPayment(orderNumber: string, wanted: string): Promise<true> {
	return eventually(wanted, async () => ((await orderMoney(orderNumber)).payment === wanted ? true : undefined));
}

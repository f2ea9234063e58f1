import type { UsualProduct } from "@confiserie/domain/contract/quick-order";
import { isCancelled } from "@confiserie/domain/orders/order-status";
import { rows, type Sql } from "../../../lib/database/sql";
import { allergenInformationOf } from "../../catalog/search";
import { resolveBuyer } from "../../companies/companies";
import { statusIn } from "../../foundations/order-status";
import { readCatalogue } from "../offers";
import { serializeProduct } from "./check-quick-order";

/** Read, since some are not on sale any more; and returned. */
const LIMITS = { read: 36, returned: 12 };

/** What the customer orders most often in their latest hundred orders, as it is sold to them today. */
export async function listUsualProducts(sql: Sql, customerId: string): Promise<UsualProduct[]> {
	const [usual, buyer] = await Promise.all([
		rows<{ productId: string; boxes: number; orders: number }>(
			sql,
			`select line.product_id, count(*)::int as orders,
				(array_agg(line.boxes order by book.created_at desc, book.id desc))[1] as boxes
			from (select id, created_at from order_book where customer_id = ? and not (${statusIn(isCancelled)})
				order by created_at desc, id desc limit 100) book
			join order_book_line line on line.order_id = book.id
			group by line.product_id
			order by orders desc, max(book.created_at) desc, line.product_id limit ${LIMITS.read}`,
			[customerId],
		),
		resolveBuyer(sql, { customerId }),
	]);
	const ids = usual.map(({ productId }) => productId);
	const [catalogue, allergens] = await Promise.all([readCatalogue(sql, ids, buyer), allergenInformationOf(sql, ids)]);
	return usual
		.flatMap(({ productId, boxes, orders }) => {
			const entry = catalogue.get(productId);
			return entry ? [{ product: serializeProduct(entry, allergens), boxes, orders }] : [];
		})
		.slice(0, LIMITS.returned);
}

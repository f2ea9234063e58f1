import type { ReceivedProduct } from "@confiserie/domain/contract/reviews";
import { isShipped } from "@confiserie/domain/orders/order-status";
import { isoRows, one, type Sql } from "../../../../lib/database/sql";
import { statusIn } from "../../../foundations/order-status";

/** Products a list holds at most. */
const LISTED = 200;

/** What was sent to the customer ?, an order line each. */
const RECEIVED = `FROM order_book book JOIN order_book_line line ON line.order_id = book.id
	WHERE book.customer_id = ? AND ${statusIn(isShipped, "book.status")}`;

/** The products that a customer received, those ordered last first, each once with what the customer wrote of it. */
export async function receivedProducts(sql: Sql, customerId: string): Promise<ReceivedProduct[]> {
	const found = await isoRows<ReceivedRow>(
		sql,
		`SELECT received.*, review.rating, review.title, review.text, review.state, review.submitted_at, review.reason
		FROM (SELECT DISTINCT ON (line.product_id) line.product_id, line.product_name, line.image_url AS product_image_url, book.order_number,
				book.created_at AS bought_at ${RECEIVED} ORDER BY line.product_id, book.created_at DESC, book.id) AS received
		LEFT JOIN buyer_review review ON review.product_id = received.product_id AND review.customer_id = ?
		ORDER BY received.bought_at DESC, received.product_id LIMIT ${LISTED}`,
		[customerId, customerId],
	);
	return found.map(serialize);
}

/** The order by which a customer last received a product. */
export interface Purchase {
	productName: string;
	orderNumber: string;
	boughtAt: Date;
}

export function purchaseOf(sql: Sql, customerId: string, productId: string): Promise<Purchase | undefined> {
	return one<Purchase>(
		sql,
		`SELECT line.product_name, book.order_number, book.created_at AS bought_at ${RECEIVED} AND line.product_id = ?
		ORDER BY book.created_at DESC, book.id LIMIT 1`,
		[customerId, productId],
	);
}

type Written = NonNullable<ReceivedProduct["review"]>;
/** With the parts of the review, all null where there is none. */
type ReceivedRow = Omit<ReceivedProduct, "review"> & { [Part in keyof Written]: Written[Part] | null };

function serialize({ rating, title, text, state, submittedAt, reason, ...product }: ReceivedRow): ReceivedProduct {
	const isWritten = rating !== null && text !== null && state !== null && submittedAt !== null;
	return { ...product, review: isWritten ? { rating, title, text, state, submittedAt, reason } : null };
}

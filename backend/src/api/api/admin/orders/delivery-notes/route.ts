import { pickingQuerySchema } from "@confiserie/domain/contract/picking";
import { dayOf } from "@confiserie/domain/day";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../../../http/parse";
import { sendPdf } from "../../../../../http/send-paper";
import { readBoxFacts } from "../../../../../modules/catalog/products";
import { deliveryNotesPdf, goodsOf, readSeller } from "../../../../../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";
import { ordersToPick, readAdminOrders, readLots } from "../../../../../modules/orders";

/** GET /api/admin/orders/delivery-notes: the delivery notes of several orders, one after the other, as one PDF. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const picked = await ordersToPick(book, parseQuery(pickingQuerySchema, req));
	const ids = picked.map(({ id }) => id);
	const [orders, lots, seller] = await Promise.all([
		readAdminOrders(book, ids),
		readLots(book, book.pool, picked),
		readSeller(book.pool),
	]);
	const goods = orders.map((order) => goodsOf("DELIVERY_NOTE", order, undefined, lots.get(order.id)));
	const products = orders.flatMap(({ items }) => items.map(({ productId }) => productId));
	const facts = await readBoxFacts(book.pool, products);
	const now = book.now();
	sendPdf(res, `bons-de-livraison-${dayOf(now)}`, await deliveryNotesPdf(goods, seller, facts, now));
}

import * as contract from "@confiserie/domain/contract/picking";
import { dayOf } from "@confiserie/domain/day";
import { serve } from "../http/operations/serve";
import { readBoxFacts } from "../modules/catalog/products";
import { deliveryNotesPdf, goodsOf, readSeller } from "../modules/invoicing";
import { ordersToPick, readAdminOrders, readLots, readPicking } from "../modules/orders";

export default serve(contract, {
	readPicking: ({ ordering, query }) => readPicking(ordering.book, query),
	readDeliveryNotes: async ({ ordering: { book }, query }) => {
		const picked = await ordersToPick(book, query);
		const ids = picked.map(({ id }) => id);
		const [orders, lots, seller] = await Promise.all([
			readAdminOrders(book, ids),
			readLots(book, picked),
			readSeller(book.pool),
		]);
		const goods = orders.map((order) => goodsOf("DELIVERY_NOTE", order, undefined, lots.get(order.id)));
		const products = orders.flatMap(({ items }) => items.map(({ productId }) => productId));
		const facts = await readBoxFacts(book.pool, products);
		const now = book.now();
		return { bytes: await deliveryNotesPdf(goods, seller, facts, now), name: `bons-de-livraison-${dayOf(now)}.pdf` };
	},
});

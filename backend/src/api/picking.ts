import * as contract from "@confiserie/domain/contract/picking";
import { dayOf } from "@confiserie/domain/day";
import { serve } from "../http/operations/serve";
import { readBoxFacts } from "../modules/catalog/products";
import { deliveryNotesPdf, goodsOf, readSeller } from "../modules/documents/invoicing";
import { ordersToPick, readAdminOrders, readLots, readPicking } from "../modules/sales/orders";

export default serve(contract, {
	readPicking: ({ ordering, query }) => readPicking(ordering.context, query),
	readDeliveryNotes: async ({ ordering: { context }, query }) => {
		const picked = await ordersToPick(context, query);
		const ids = picked.map(({ id }) => id);
		const [orders, lots, seller] = await Promise.all([
			readAdminOrders(context, ids),
			readLots(context, picked),
			readSeller(context.pool),
		]);
		const goods = orders.map((order) => goodsOf("DELIVERY_NOTE", order, undefined, lots.get(order.id)));
		const products = orders.flatMap(({ items }) => items.map(({ productId }) => productId));
		const facts = await readBoxFacts(context.pool, products);
		const now = context.now();
		return { bytes: await deliveryNotesPdf(goods, seller, facts, now), name: `bons-de-livraison-${dayOf(now)}.pdf` };
	},
});

import { readBoxFacts } from "../modules/catalog/products";
import { type GoodsPaper, goodsOf, goodsPaperNumber, goodsPdf, readSeller } from "../modules/invoicing";
import { shippedLots } from "../modules/lots";
import type { OrderingService } from "../modules/order-service";
import { readAdminOrder } from "../modules/orders";
import { readShipment } from "../modules/shipments";
import type { SentFile } from "./operations/serve";

/**
 * The document that goes with the goods of an order, or of one of its shipments, as PDF. A picking list leaves out what has left
 * already, as long as the rest is to ship. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND
 */
export async function goodsFile(
	{ book }: OrderingService,
	kind: GoodsPaper,
	{ id, shipment: number }: { id: string; shipment?: string },
): Promise<SentFile> {
	const order = await readAdminOrder(book, id);
	const shipment = number === undefined ? undefined : await readShipment(book.pool, order.id, number);
	const products = order.items.map(({ productId }) => productId);
	const [seller, facts] = await Promise.all([readSeller(book.pool), readBoxFacts(book.pool, products)]);
	const lots = shipment && (await shippedLots(book.pool, order.id, shipment));
	const goods = goodsOf(kind, order, shipment, lots ?? order.lots);
	return { bytes: await goodsPdf(kind, goods, seller, facts), name: `${goodsPaperNumber(kind, goods)}.pdf` };
}

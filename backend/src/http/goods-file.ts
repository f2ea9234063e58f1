import { shippedLots } from "../modules/catalog/lots";
import { readBoxFacts } from "../modules/catalog/products";
import { type GoodsDocument, goodsDocumentNumber, goodsOf, goodsPdf, readSeller } from "../modules/documents/invoicing";
import { readShipment } from "../modules/fulfilment/shipments";
import type { OrderingService } from "../modules/medusa/order-service";
import { readAdminOrder } from "../modules/sales/orders";
import type { SentFile } from "./operations/serve";

/**
 * The document that goes with the goods of an order, or of one of its shipments, as PDF. A picking list leaves out what has left
 * already, as long as the rest is to ship. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND
 */
export async function goodsFile(
	{ context }: OrderingService,
	kind: GoodsDocument,
	{ id, shipment: number }: { id: string; shipment?: string },
): Promise<SentFile> {
	const order = await readAdminOrder(context, id);
	const shipment = number === undefined ? undefined : await readShipment(context.pool, order.id, number);
	const products = order.items.map(({ productId }) => productId);
	const [seller, facts] = await Promise.all([readSeller(context.pool), readBoxFacts(context.pool, products)]);
	const lots = shipment && (await shippedLots(context.pool, order.id, shipment));
	const goods = goodsOf(kind, order, shipment, lots ?? order.lots);
	return { bytes: await goodsPdf(kind, goods, seller, facts), name: `${goodsDocumentNumber(kind, goods)}.pdf` };
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBoxFacts } from "../modules/catalog/products";
import { type GoodsPaper, goodsOf, goodsPaperNumber, goodsPdf, readSeller } from "../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { readAdminOrder } from "../modules/orders";
import { readShipment } from "../modules/shipments";
import { sendPdf } from "./send-paper";

/**
 * Sends what goes with the goods of the order that the path names, or of one of its shipments. A picking list leaves out what has
 * left already, as long as the rest is to ship. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND
 */
export async function sendGoodsPaper(
	req: MedusaRequest,
	res: MedusaResponse,
	kind: GoodsPaper,
	shipmentNumber?: string,
): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await readAdminOrder(book, req.params.id ?? "");
	const shipment = shipmentNumber === undefined ? undefined : await readShipment(book.pool, order.id, shipmentNumber);
	const products = order.items.map(({ productId }) => productId);
	const [seller, facts] = await Promise.all([readSeller(book.pool), readBoxFacts(book.pool, products)]);
	const goods = goodsOf(kind, order, shipment);
	sendPdf(res, goodsPaperNumber(kind, goods), await goodsPdf(kind, goods, seller, facts));
}

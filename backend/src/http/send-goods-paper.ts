import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBoxFacts } from "../modules/catalog/products";
import { type GoodsPaper, goodsOf, goodsPaperNumber, goodsPdf, readSeller } from "../modules/invoicing";
import { shippedLots } from "../modules/lots";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { readAdminOrder } from "../modules/orders";
import { labelPdf, readShipment, transportNotePdf } from "../modules/shipments";
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
	const lots = shipment && (await shippedLots(book.pool, order.id, shipment));
	const goods = goodsOf(kind, order, shipment, lots ?? order.lots);
	sendPdf(res, goodsPaperNumber(kind, goods), await goodsPdf(kind, goods, seller, facts));
}

const SHIPMENT_PAPERS = { labels: labelPdf, "transport-note": transportNotePdf };
const NAMES = { labels: "ETIQ", "transport-note": "CMR" };

/** Sends the labels or the consignment note of the shipment that the path names. @throws ApiFailure ORDER_NOT_FOUND, SHIPMENT_NOT_FOUND */
export async function sendShipmentPaper(
	req: MedusaRequest,
	res: MedusaResponse,
	kind: keyof typeof SHIPMENT_PAPERS,
): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await readAdminOrder(book, req.params.id ?? "");
	const shipment = await readShipment(book.pool, order.id, req.params.shipment ?? "");
	const pdf = await SHIPMENT_PAPERS[kind](order, shipment, await readSeller(book.pool));
	sendPdf(res, `${NAMES[kind]}-${order.orderNumber}-${shipment.number}`, pdf);
}

import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readBoxFacts } from "../modules/catalog/products";
import { type GoodsPaper, goodsPaperNumber, goodsPdf, readSeller } from "../modules/invoicing";
import { ORDERING_MODULE, type OrderingService } from "../modules/order-service";
import { readAdminOrder } from "../modules/orders";
import { sendPdf } from "./send-paper";

/** Sends what goes with the goods of the order that the path names. @throws ApiFailure ORDER_NOT_FOUND */
export async function sendGoodsPaper(req: MedusaRequest, res: MedusaResponse, kind: GoodsPaper): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const order = await readAdminOrder(book, req.params.id ?? "");
	const products = order.items.map(({ productId }) => productId);
	const [seller, facts] = await Promise.all([readSeller(book.pool), readBoxFacts(book.pool, products)]);
	sendPdf(res, goodsPaperNumber(kind, order), await goodsPdf(kind, order, seller, facts));
}

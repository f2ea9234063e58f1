import type { ChannelOrder } from "@confiserie/domain/contract/channel-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { channelOf } from "../../../../../http/channel-caller";
import { payUrl } from "../../../../../http/pay-link";
import { readChannelOrder } from "../../../../../modules/checkout";
import { ORDERING_MODULE, type OrderingService } from "../../../../../modules/order-service";

/** GET /api/channel/orders/{externalRef}: an order that the key's channel has placed. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelOrder>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { externalRef = "" } = req.params;
	const now = book.now();
	const channelId = channelOf(req).channel.id;
	res.json(await readChannelOrder(book, { channelId, externalRef, payUrl: (number) => payUrl(number, now) }));
}

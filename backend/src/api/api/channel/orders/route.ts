import {
	type ChannelOrder,
	type ChannelOrderPage,
	channelOrderQuerySchema,
	channelOrderRequestSchema,
} from "@confiserie/domain/contract/channel-order";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { channelOf } from "../../../../http/channel-caller";
import { parseBody, parseQuery } from "../../../../http/parse";
import { payPath, payUrl } from "../../../../http/pay-link";
import { noteOrder } from "../../../../http/request-watch";
import { requirePhone } from "../../../../modules/accounts";
import { listChannelOrders, placeChannelOrder, readChannelOrder } from "../../../../modules/checkout";
import { deliveryRules } from "../../../../modules/delivery";
import { ORDERING_MODULE, type OrderingService } from "../../../../modules/order-service";

/** GET /api/channel/orders?since=&after=&limit=: the orders of the key's channel that changed, oldest change first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<ChannelOrderPage>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const query = parseQuery(channelOrderQuerySchema, req);
	const now = book.now();
	const payable = { payUrl: (number: string) => payUrl(number, now) };
	res.json(await listChannelOrders(book, channelOf(req).channel.id, { ...query, ...payable }));
}

/** POST /api/channel/orders: places an order of the key's channel; 201 for a new one, 200 for one that was placed so before. */
export async function POST(req: MedusaRequest, res: MedusaResponse<ChannelOrder>): Promise<void> {
	const { book } = req.scope.resolve<OrderingService>(ORDERING_MODULE);
	const { channel, key } = channelOf(req);
	const body = parseBody(channelOrderRequestSchema, req);
	const phone = requirePhone(body.customer.phone, body.address.country, "customer.phone");
	const request = { ...body, customer: { ...body.customer, phone } };
	const now = book.now();
	const { isNew } = await placeChannelOrder(book, {
		channel,
		keyId: key.id,
		request,
		rules: await deliveryRules(req.scope),
		payPath: (number) => payPath(number, now),
	});
	const { externalRef } = request;
	const order = await readChannelOrder(book, {
		channelId: channel.id,
		externalRef,
		payUrl: (number) => payUrl(number, now),
	});
	noteOrder(req, order.orderNumber);
	res.status(isNew ? 201 : 200).json(order);
}

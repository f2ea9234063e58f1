import * as contract from "@confiserie/domain/contract/channel-calls";
import { reply, serve } from "../http/operations/serve";
import { payPath, payUrl } from "../http/pay-link";
import { noteOrder } from "../http/request-watch";
import { requirePhone } from "../modules/customers/accounts";
import { deliveryRules } from "../modules/fulfilment/delivery";
import { listChannelOrders, placeChannelOrder, readChannelOrder } from "../modules/sales/checkout";
import { listChannelCatalogue, listChannelStock } from "../modules/sales/offers";

export default serve(contract, {
	listChannelCatalogue: ({ sql, channel: { channel }, query }) => listChannelCatalogue(sql, channel, query),
	listChannelStock: ({ sql, channel: { channel }, query }) => listChannelStock(sql, channel, query),
	placeChannelOrder: async ({ scope, ordering: { context }, channel: { channel, key }, body, req }) => {
		const phone = requirePhone(body.customer.phone, body.address.country, "customer.phone");
		const request = { ...body, customer: { ...body.customer, phone } };
		const now = context.now();
		const { isNew } = await placeChannelOrder(context, {
			channel,
			keyId: key.id,
			request,
			rules: await deliveryRules(scope),
			payPath: (number) => payPath(number, now),
		});
		const { externalRef } = request;
		const order = await readChannelOrder(context, {
			channelId: channel.id,
			externalRef,
			payUrl: (number) => payUrl(number, now),
		});
		noteOrder(req, order.orderNumber);
		return reply(isNew ? 201 : 200, order);
	},
	listChannelOrders: ({ ordering: { context }, channel: { channel }, query }) => {
		const now = context.now();
		return listChannelOrders(context, channel.id, { ...query, payUrl: (number) => payUrl(number, now) });
	},
	readChannelOrder: ({ ordering: { context }, channel: { channel }, params: { externalRef } }) => {
		const now = context.now();
		return readChannelOrder(context, { channelId: channel.id, externalRef, payUrl: (number) => payUrl(number, now) });
	},
});

import * as contract from "@confiserie/domain/contract/channel-calls";
import { reply, serve } from "../http/operations/serve";
import { payPath, payUrl } from "../http/pay-link";
import { noteOrder } from "../http/request-watch";
import { requirePhone } from "../modules/accounts";
import { listChannelOrders, placeChannelOrder, readChannelOrder } from "../modules/checkout";
import { deliveryRules } from "../modules/delivery";
import { listChannelCatalogue, listChannelStock } from "../modules/offers";

export default serve(contract, {
	listChannelCatalogue: ({ sql, channel: { channel }, query }) => listChannelCatalogue(sql, channel, query),
	listChannelStock: ({ sql, channel: { channel }, query }) => listChannelStock(sql, channel, query),
	placeChannelOrder: async ({ scope, ordering: { book }, channel: { channel, key }, body, req }) => {
		const phone = requirePhone(body.customer.phone, body.address.country, "customer.phone");
		const request = { ...body, customer: { ...body.customer, phone } };
		const now = book.now();
		const { isNew } = await placeChannelOrder(book, {
			channel,
			keyId: key.id,
			request,
			rules: await deliveryRules(scope),
			payPath: (number) => payPath(number, now),
		});
		const { externalRef } = request;
		const order = await readChannelOrder(book, {
			channelId: channel.id,
			externalRef,
			payUrl: (number) => payUrl(number, now),
		});
		noteOrder(req, order.orderNumber);
		return reply(isNew ? 201 : 200, order);
	},
	listChannelOrders: ({ ordering: { book }, channel: { channel }, query }) => {
		const now = book.now();
		return listChannelOrders(book, channel.id, { ...query, payUrl: (number) => payUrl(number, now) });
	},
	readChannelOrder: ({ ordering: { book }, channel: { channel }, params: { externalRef } }) => {
		const now = book.now();
		return readChannelOrder(book, { channelId: channel.id, externalRef, payUrl: (number) => payUrl(number, now) });
	},
});

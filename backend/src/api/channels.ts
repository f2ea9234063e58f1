import * as contract from "@confiserie/domain/contract/channels";
import { serve } from "../http/operations/serve";
import { readStockLocations } from "../medusa/shop/channels";
import { changeChannelProduct, changeTerms, listChannelProducts } from "../modules/sales/offers";
import { createChannel, listSalesChannels, readSalesChannel } from "../modules/terms/channels";

export default serve(contract, {
	listChannels: async ({ sql }) => {
		const [content, locations] = await Promise.all([listSalesChannels(sql), readStockLocations(sql)]);
		return { content, locations };
	},
	createChannel: ({ sql, caller, body: { name } }) => createChannel(sql, name, caller),
	readChannel: ({ sql, params }) => readSalesChannel(sql, params.id),
	changeChannel: ({ sql, caller, params, body: update, now }) =>
		changeTerms(sql, { id: params.id, update, actor: caller, now }),
	listChannelProducts: ({ sql, params, query }) => listChannelProducts(sql, params.id, query),
	changeChannelProduct: ({ sql, caller, params: { id: channelId, productId }, body: update, now }) =>
		changeChannelProduct(sql, { channelId, productId, update, actor: caller, now }),
});

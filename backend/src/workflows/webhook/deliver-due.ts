import type { MedusaContainer } from "@medusajs/framework/types";
import { readProduct } from "../../modules/catalog/search/reads";
import { readChannelOffer } from "../../modules/sales/offers";
import { deliverWebhooks, webhooks } from "../../modules/terms/channels";

/** Sends the webhooks' messages that are due, products as the search knows them now, or as a channel sells them. */
export async function deliverDue(container: MedusaContainer): Promise<void> {
	const settings = webhooks(container);
	const { pool } = settings;
	await deliverWebhooks({
		...settings,
		readProduct: (id) => readProduct(pool, id),
		readOffer: (id, channelId) => readChannelOffer(pool, channelId, id),
	});
}

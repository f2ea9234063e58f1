import type { ChannelOffer } from "@confiserie/domain/contract/channel-catalogue";
import type { Product } from "@confiserie/domain/contract/product";
import type { ProductEventData } from "@confiserie/domain/contract/webhook";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { DeliveryRow, EndpointRow } from "./rows";

/** Where bodies come from. */
export interface MessageSource {
	pool: Knex;
	/** A product on sale, or undefined. */
	readProduct: (id: string) => Promise<Product | undefined>;
	/** The same as a channel sells it, at its prices. */
	readOffer: (id: string, channelId: string) => Promise<ChannelOffer | undefined>;
}

const PRODUCT = "product:";

/**
 * The body of a message. What a product's says is read when it is sent first, and kept: of several changes in a row only the
 * outcome counts, and a repetition has the same bytes.
 */
export async function bodyOf(source: MessageSource, endpoint: EndpointRow, delivery: DeliveryRow): Promise<string> {
	const { type, occurredAt } = delivery;
	const data = delivery.data ?? (await keepProduct(source, endpoint, delivery));
	return `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(occurredAt.toISOString())},"data":${data}}`;
}

async function keepProduct(source: MessageSource, endpoint: EndpointRow, delivery: DeliveryRow): Promise<string> {
	const data = JSON.stringify(await readData(source, endpoint, delivery.subject.slice(PRODUCT.length)));
	await source.pool("webhook_delivery").where({ id: delivery.id }).update({ data });
	return data;
}

async function readData(source: MessageSource, endpoint: EndpointRow, productId: string): Promise<ProductEventData> {
	const { channelId } = endpoint;
	return channelId === null
		? { productId, product: (await source.readProduct(productId)) ?? null }
		: { productId, offer: (await source.readOffer(productId, channelId)) ?? null };
}

import { shownStock } from "@confiserie/domain/catalogue/stock-band";
import type { ChannelOffer } from "@confiserie/domain/contract/channel-catalogue";
import type { Product } from "@confiserie/domain/contract/product";
import type { ProductEventData } from "@confiserie/domain/contract/webhooks";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { one } from "../../../../lib/database/sql";
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
 * The body of a message; undefined where it would only repeat the endpoint's last one, and was therefore dropped. A
 * product's content is read when it is sent first, and stored: of several changes in a row only the outcome counts, and
 * a repetition has the same bytes.
 */
export async function bodyOf(
	source: MessageSource,
	endpoint: EndpointRow,
	delivery: DeliveryRow,
): Promise<string | undefined> {
	const { type, occurredAt } = delivery;
	const data = delivery.data ?? (await storeProductData(source, endpoint, delivery));
	if (data === undefined) return undefined;
	return `{"type":${JSON.stringify(type)},"timestamp":${JSON.stringify(occurredAt.toISOString())},"data":${data}}`;
}

async function storeProductData(
	source: MessageSource,
	endpoint: EndpointRow,
	delivery: DeliveryRow,
): Promise<string | undefined> {
	const { pool } = source;
	const read = await readData(source, endpoint, delivery.subject.slice(PRODUCT.length));
	if (delivery.onlyIfNew && !(await isNews(pool, delivery, read))) {
		await pool("webhook_delivery").where({ id: delivery.id }).delete();
		return undefined;
	}
	const data = JSON.stringify(read);
	await pool("webhook_delivery").where({ id: delivery.id }).update({ data });
	return data;
}

/** Whether pages would show another stock of the channel than the previous message. (ADR 26) */
async function isNews(
	pool: Knex,
	{ endpointId, subject, id }: DeliveryRow,
	{ offer }: ProductEventData,
): Promise<boolean> {
	// The change that took the product off reports that it is not sold there any more.
	if (!offer) return false;
	const last = await one<{ boxes: number | null }>(
		pool,
		`select (data::jsonb #>> '{offer,boxes}')::int as boxes from webhook_delivery
			where endpoint_id = ? and subject = ? and id < ? and data is not null order by id desc limit 1`,
		[endpointId, subject, id],
	);
	return last?.boxes == null || shownStock(last.boxes) !== shownStock(offer.boxes);
}

async function readData(source: MessageSource, endpoint: EndpointRow, productId: string): Promise<ProductEventData> {
	const { channelId } = endpoint;
	return channelId === null
		? { productId, product: (await source.readProduct(productId)) ?? null }
		: { productId, offer: (await source.readOffer(productId, channelId)) ?? null };
}

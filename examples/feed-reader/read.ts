/** A product of the plain catalogue; prices of a box in EUR incl. VAT, from so many boxes on. */
export interface FeedProduct {
	id: string;
	reference: string;
	name: string;
	eanBox: string;
	isAvailable: boolean;
	boxPrices: { minBoxes: number; price: number }[];
}

/** A copy of a catalogue, and the mark by which the shop knows which one it is. */
export interface Copy {
	etag: string;
	products: FeedProduct[];
}

/**
 * The catalogue of a channel as it is now. The copy that one has is given back as it is when nothing changed since: the shop
 * then sends nothing.
 * @param channel "boutique" for the shop's own, else the channel's id
 * @throws Error when the shop answers neither 200 nor 304
 */
export async function readCatalogue(shopUrl: string, channel: string, known?: Copy): Promise<Copy> {
	const url = `${shopUrl}/api/feeds/${encodeURIComponent(channel)}/catalogue.json`;
	const response = await fetch(url, { headers: known ? { "if-none-match": known.etag } : {} });
	if (response.status === 304 && known) return known;
	if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
	const { products } = (await response.json()) as { products: FeedProduct[] };
	return { etag: response.headers.get("etag") ?? "", products };
}

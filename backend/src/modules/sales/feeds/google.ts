import type { FeedItem, FeedShop } from "@confiserie/domain/channels/feed";
import { element } from "./xml";

/** Google Merchant Center takes RSS 2.0 whose items have attributes in its namespace. */
export const GOOGLE_FEED = {
	head: ({ siteUrl, brand }: FeedShop) =>
		`<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element("title", brand)}${element("link", siteUrl)}${element("description", brand)}`,
	item: (item: FeedItem) =>
		`<item>\n${elementsOf(attributesOf(item))}${item.additionalImageLinks.map(pictureOf).join("")}${shippingOf(item)}</item>\n`,
	foot: "</channel>\n</rss>\n",
};

/** A price as both Google and Meta write it. */
export const priceText = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

function attributesOf(item: FeedItem): Record<string, string> {
	return {
		id: item.id,
		title: item.title,
		description: item.description,
		link: item.link,
		image_link: item.imageLink,
		availability: item.isAvailable ? "in_stock" : "out_of_stock",
		condition: "new",
		price: priceText(item.priceCents),
		brand: item.brand,
		...(item.gtin !== null && { gtin: item.gtin }),
		mpn: item.mpn,
		product_type: item.productType,
		// The price of a kilogram is worked out from these; European law wants it shown.
		...(item.netGrams !== null && { unit_pricing_measure: `${item.netGrams} g`, unit_pricing_base_measure: "1 kg" }),
	};
}

const elementsOf = (attributes: Record<string, string>) =>
	Object.entries(attributes)
		.map(([name, value]) => element(`g:${name}`, value))
		.join("");

const pictureOf = (url: string) => element("g:additional_image_link", url);

function shippingOf({ shippingCents }: FeedItem): string {
	if (shippingCents === null) return "";
	const parts = element("g:country", "FR") + element("g:price", priceText(shippingCents));
	return `<g:shipping>\n${parts}</g:shipping>\n`;
}

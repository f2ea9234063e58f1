import type { FeedItem } from "@confiserie/domain/channels/feed";
import { stringify } from "csv-stringify/sync";
import { priceText } from "./google";

const COLUMNS: Record<string, (item: FeedItem) => string> = {
	id: ({ id }) => id,
	title: ({ title }) => title,
	description: ({ description }) => description,
	availability: ({ isAvailable }) => (isAvailable ? "in stock" : "out of stock"),
	condition: () => "new",
	price: ({ priceCents }) => priceText(priceCents),
	link: ({ link }) => link,
	image_link: ({ imageLink }) => imageLink,
	additional_image_link: ({ additionalImageLinks }) => additionalImageLinks.join(","),
	brand: ({ brand }) => brand,
	gtin: ({ gtin }) => gtin ?? "",
	mpn: ({ mpn }) => mpn,
	product_type: ({ productType }) => productType,
	shipping: ({ shippingCents }) => (shippingCents === null ? "" : `FR:::${priceText(shippingCents)}`),
};

/** Meta's catalogue takes commas, and texts as they are: it is no file for a spreadsheet. */
export const META_FEED = {
	head: () => stringify([Object.keys(COLUMNS)]),
	item: (item: FeedItem) => stringify([Object.values(COLUMNS).map((read) => read(item))]),
	foot: "",
};

import type { FeedItem, FeedProduct, FeedShop } from "@confiserie/domain/channels/feed";
import { CATALOGUE_CSV, CATALOGUE_JSON } from "./catalogue";
import { GOOGLE_FEED } from "./google";
import { IMAGE_SITEMAP } from "./images";
import { META_FEED } from "./meta";

/** Format of a feed: text before, between and after the items. */
interface FeedFormat {
	head: (shop: FeedShop) => string;
	item: (item: FeedItem, product: FeedProduct) => string;
	separator?: string;
	foot: string;
}

/** Every feed by the name of its file, with its content type. */
export const FEEDS = {
	"google.xml": { format: GOOGLE_FEED as FeedFormat, type: "application/xml; charset=utf-8" },
	"meta.csv": { format: META_FEED as FeedFormat, type: "text/csv; charset=utf-8" },
	"images.xml": { format: IMAGE_SITEMAP as FeedFormat, type: "application/xml; charset=utf-8" },
	"catalogue.csv": { format: CATALOGUE_CSV as FeedFormat, type: "text/csv; charset=utf-8" },
	"catalogue.json": { format: CATALOGUE_JSON as FeedFormat, type: "application/json; charset=utf-8" },
} as const;
export type FeedFile = keyof typeof FEEDS;

import type { FeedItem } from "@confiserie/domain/channels/feed";
import { element } from "./xml";

/** Images of product pages, as sitemaps name them: sitemaps.org with Google's extension. */
export const IMAGE_SITEMAP = {
	head: () =>
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
	item: ({ link, imageLink, additionalImageLinks }: FeedItem) => {
		const pictures = [imageLink, ...additionalImageLinks]
			.map((url) => `<image:image>\n${element("image:loc", url)}</image:image>\n`)
			.join("");
		return `<url>\n${element("loc", link)}${pictures}</url>\n`;
	},
	foot: "</urlset>\n",
};

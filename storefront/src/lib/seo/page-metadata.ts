import type { Metadata } from "next";
import { BRAND } from "@/config/brand";

interface PageDescription {
	/** Without the brand suffix, which the layout adds; absent for the home page, whose title is the shop's own. */
	title?: string;
	description: string;
	/** The page's one address in an index, "/products/prod_1"; relative to the public address of the shop. */
	path: string;
	/** Site-relative image for shared links; the shop's own image when there is none. */
	image?: string;
	/** False for pages that people may land on but no index should list. */
	isIndexed?: boolean;
}

/** Where Next serves `app/opengraph-image.png`. A page that has Open Graph data of its own must name it. */
export const SHOP_PICTURE = "/opengraph-image.png";

/** Longest description that search results show. */
const DESCRIPTION_LENGTH = 160;

/** Title, description, canonical address and Open Graph data of a public page. */
export function pageMetadata({ title, description, path, image, isIndexed = true }: PageDescription): Metadata {
	const short = shortened(description);
	return {
		...(title === undefined ? {} : { title }),
		description: short,
		...(isIndexed ? { alternates: { canonical: path } } : { robots: { index: false, follow: true } }),
		openGraph: {
			title: title ?? BRAND.tagline,
			description: short,
			url: path,
			siteName: BRAND.name,
			locale: "fr_FR",
			type: "website",
			images: [
				image ? { url: image, alt: title } : { url: SHOP_PICTURE, width: 1200, height: 630, alt: BRAND.tagline },
			],
		},
		twitter: { card: "summary_large_image" },
	};
}

/** Cut between words, with an ellipsis. */
function shortened(text: string): string {
	if (text.length <= DESCRIPTION_LENGTH) return text;
	const cut = text.slice(0, DESCRIPTION_LENGTH - 1);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0)) || cut}…`;
}

import type { Category } from "../catalogue/category";
import { publishedGtin } from "../catalogue/gtin";
import type { Product } from "../contract/product";
import { type DeliveryRules, quoteDelivery } from "../delivery/quote";
import { netWeightGrams } from "../prices/unit-price";
import { imageFile } from "../shop/shop-image";
import { type BoxPrice, boxPriceFor } from "./sales-channel";

/** The shop's data in a feed. */
export interface FeedShop {
	/** Address of the shop, without a final slash. */
	siteUrl: string;
	/** Whose products they are. */
	brand: string;
	deliveryRules: DeliveryRules;
	categories: readonly Pick<Category, "code" | "name">[];
}

/** A product as a sales channel sells it: box prices by quantity, and availability. */
export interface FeedProduct extends Omit<Product, "stock" | "rating"> {
	boxPrices: BoxPrice[];
	isAvailable: boolean;
}

/**
 * A box of a product, as comparison sites and marketplaces take it. Amounts in cents incl. VAT, lengths within those that
 * Google and Meta accept.
 */
export interface FeedItem {
	id: string;
	title: string;
	description: string;
	link: string;
	imageLink: string;
	additionalImageLinks: string[];
	isAvailable: boolean;
	priceCents: number;
	brand: string;
	gtin: string | null;
	/** The shop's reference. */
	mpn: string;
	/** Net weight of the box; null for products without a weight. */
	netGrams: number | null;
	/** To mainland France; null where nothing delivers a single box of it there. */
	shippingCents: number | null;
	productType: string;
}

/** The tightest of both: Google's title and description, ten further images, 70 characters of brand and reference. */
export const FEED_LIMITS = { id: 50, title: 150, description: 5000, name: 70, pictures: 10, link: 2000 } as const;

/** The item of a product; undefined without an image, which Google and Meta require. */
export function feedItem(
	product: FeedProduct,
	{ siteUrl, brand, deliveryRules, categories }: FeedShop,
): FeedItem | undefined {
	const { id, name, piecesPerBox, weightGrams } = product;
	if (!product.imageUrl) return undefined;
	const at = (path: string) => new URL(path, `${siteUrl}/`).href;
	const priceCents = boxPriceFor(product.boxPrices, 1);
	const content = piecesPerBox > 1 ? ` – carton de ${piecesPerBox}${weightGrams > 0 ? ` × ${weightGrams} g` : ""}` : "";
	const netGrams = netWeightGrams(product, 1);
	const oneBox = { lines: [{ ...product, boxes: 1 }], subtotalCents: priceCents };
	return {
		id,
		title: clean(`${clean(name, FEED_LIMITS.title - content.length)}${content}`, FEED_LIMITS.title),
		description: clean(product.description, FEED_LIMITS.description) || clean(name, FEED_LIMITS.description),
		link: at(`/products/${encodeURIComponent(id)}`),
		imageLink: at(imageFile(product.imageUrl)),
		additionalImageLinks: product.additionalImages.slice(0, FEED_LIMITS.pictures).map(imageFile).map(at),
		isAvailable: product.isAvailable,
		priceCents,
		brand: clean(brand, FEED_LIMITS.name),
		gtin: publishedGtin(product),
		mpn: clean(product.reference, FEED_LIMITS.name),
		netGrams: netGrams > 0 ? netGrams : null,
		shippingCents: quoteDelivery(oneBox, deliveryRules)?.shippingCostCents ?? null,
		productType: categories.find(({ code }) => code === product.category)?.name ?? "",
	};
}

/** Without characters that XML cannot hold, on one line, cut between characters. */
function clean(text: string, length: number): string {
	const line = text.replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
	if (line.length <= length) return line;
	let cut = "";
	for (const character of line) {
		if (cut.length + character.length >= length) break;
		cut += character;
	}
	return `${cut.trimEnd()}…`;
}

const UNPRINTABLE = /[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu;

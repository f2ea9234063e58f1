import { z } from "zod";
import { SHOP_IMAGE } from "../shop/shop-image";
import { oneLine } from "../text";
import { shopPath } from "./navigation";

const line = (maximum: number) =>
	z.string("Un texte est attendu.").overwrite(oneLine).max(maximum, `${maximum} caractères au plus.`);

/** What search engines and shared links show of a page, by its address; an empty part is the page's own. */
export const pageSeoSchema = z.object({
	/** A page, a category ("/products?category=BONBONS") or a product ("/products/prod_1"). */
	path: shopPath,
	title: line(70),
	description: line(160),
	/** For shared links: an image of the shop. */
	image: z.union(
		[z.literal(""), z.string().max(300).regex(SHOP_IMAGE)],
		"Cette image n'est pas un fichier de la boutique.",
	),
});
export type PageSeo = z.output<typeof pageSeoSchema>;

export const SEO_LIMIT = 2000;

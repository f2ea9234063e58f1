import type { Product } from "@confiserie/domain/contract/product";
import type { Metadata } from "next";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** What indexes and shared links learn of a product. */
export function productMetadata({ id, name, description, imageUrl, reference }: Product): Metadata {
	return pageMetadata({
		title: name,
		description: description || `${name}, référence ${reference}.`,
		path: `/products/${id}`,
		...(imageUrl ? { image: imageUrl } : {}),
	});
}

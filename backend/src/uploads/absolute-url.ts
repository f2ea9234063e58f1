import { imageFile } from "@confiserie/domain/shop/shop-image";
import { currentEnv } from "../config/env";

/**
 * Returns the address of a public file for clients on other hosts: what is stored as "/static/…" under the shop's own address, as
 * the feeds name it. Any other text, an address elsewhere or none, stays as it is.
 */
export function absoluteUrl(url: string): string {
	return url.startsWith("/static/") ? `${currentEnv().STOREFRONT_URL}${imageFile(url)}` : url;
}

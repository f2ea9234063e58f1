import { headers } from "next/headers";

/**
 * Whether this page was asked for by a click on another page of the shop: then it can show its skeleton at once. Loaded
 * whole, a page waits for its data, so that its HTML is complete and its status true; and a list that only changes its
 * filters keeps what it shows until the new one is there.
 * @param path the page's own path, "/products"
 */
export async function isClickFromElsewhere(path: string): Promise<boolean> {
	const sent = await headers();
	const from = sent.get("referer");
	return sent.get("sec-fetch-dest") === "empty" && from !== null && URL.parse(from)?.pathname !== path;
}

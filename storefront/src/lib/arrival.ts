import { headers } from "next/headers";

/**
 * Whether this page was requested by a client-side navigation: then it can show its skeleton at once. On a full load a page
 * waits for its data, so that its HTML is complete and its status correct; a list that only changes its filters shows the
 * old results until the new ones arrive.
 * @param path the page's own path, "/products"
 */
export async function isClickFromElsewhere(path: string): Promise<boolean> {
	const sent = await headers();
	const from = sent.get("referer");
	return sent.get("sec-fetch-dest") === "empty" && from !== null && URL.parse(from)?.pathname !== path;
}

import { expect, type Page } from "@playwright/test";

/** Looks in a row that find nothing on its way. */
const QUIET_LOOKS = 3;

/** Waits until the page's own scripts have taken it over. */
export const listening = (page: Page) => page.waitForSelector("html[data-listens]");

/**
 * Does what any visitor does first, and waits until nothing is on its way any more: what the page fetches ahead, the
 * drawers' code among it, is in the browser then. A busy machine starts the page's own scripts long after its network was first
 * idle, so that only what is fetched once the page listens counts.
 */
export async function settle(page: Page): Promise<void> {
	await listening(page);
	const open = new Set<string>();
	let fetched = 0;
	page.on("request", (request) => open.add(request.url()));
	page.on("requestfinished", (request) => {
		open.delete(request.url());
		if (request.resourceType() === "script") fetched += 1;
	});
	page.on("requestfailed", (request) => open.delete(request.url()));
	let looks = 0;
	let quiet = 0;
	const look = async () => {
		// The first moves may meet nobody yet.
		looks += 1;
		await page.mouse.move(200, 300 + (looks % 2));
		quiet = fetched > 0 && open.size === 0 ? quiet + 1 : 0;
		return quiet >= QUIET_LOOKS;
	};
	await expect.poll(look, { intervals: [250] }).toBe(true);
}

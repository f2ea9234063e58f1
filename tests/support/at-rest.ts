import { expect, type Page } from "@playwright/test";

/**
 * Does what any visitor does first, and waits until nothing is on its way any more: what the page fetches ahead, the
 * drawers' code among it, is in the browser then.
 * @param page opened with `waitUntil: "networkidle"`, so that nothing of its first load counts
 */
export async function settle(page: Page): Promise<void> {
	const open = new Set<string>();
	let fetched = 0;
	page.on("request", (request) => open.add(request.url()));
	page.on("requestfinished", (request) => {
		open.delete(request.url());
		if (request.resourceType() === "script") fetched += 1;
	});
	page.on("requestfailed", (request) => open.delete(request.url()));
	await page.mouse.move(200, 300);
	await expect.poll(() => fetched > 0 && open.size === 0).toBe(true);
}

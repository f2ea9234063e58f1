import { expect, type Page, type Request } from "@playwright/test";

/** Consecutive checks without a running request. */
const QUIET_LOOKS = 3;
const LOOK_EVERY_MS = 250;

/** Waits until the page is hydrated. */
export const listening = (page: Page) => page.waitForSelector("html[data-listens]");

/** Opens a page of the shop and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await listening(page);
}

/** Opens a page like `openPage`, then waits until it requests nothing more of itself. */
export async function openUntilQuiet(page: Page, path: string): Promise<void> {
	const requests = followRequests(page);
	await openPage(page, path);
	await requests.quiet();
}

/**
 * Acts as a visitor does first and waits until no request is running: prefetched data and code of drawers are
 * loaded then. A busy machine starts the page's scripts long after the network was first idle, so requests count only once
 * the page listens.
 */
export async function settle(page: Page): Promise<void> {
	await listening(page);
	const requests = followRequests(page);
	let looks = 0;
	await requests.quiet(async () => {
		// The first moves may find no server yet.
		looks += 1;
		await page.mouse.move(200, 300 + (looks % 2));
		return requests.scripts() > 0;
	});
}

/** Follows the page's requests from now on. */
export function followRequests(page: Page) {
	const underWay = new Set<Request>();
	let scripts = 0;
	page.on("request", (request) => underWay.add(request));
	page.on("requestfailed", (request) => underWay.delete(request));
	page.on("requestfinished", (request) => {
		underWay.delete(request);
		if (request.resourceType() === "script") scripts += 1;
	});
	return {
		/** How many scripts have arrived. */
		scripts: () => scripts,
		/** Waits until several consecutive checks find no running request and `isReady` holds. */
		quiet: async (isReady: () => Promise<boolean> = async () => true) => {
			let looks = 0;
			const look = async () => {
				const isQuiet = (await isReady()) && underWay.size === 0;
				looks = isQuiet ? looks + 1 : 0;
				return looks >= QUIET_LOOKS;
			};
			await expect.poll(look, { intervals: [LOOK_EVERY_MS] }).toBe(true);
		},
	};
}

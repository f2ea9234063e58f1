import { expect, type Page, type Request } from "@playwright/test";

/** Looks in a row that find no request under way. */
const QUIET_LOOKS = 3;
const LOOK_EVERY_MS = 250;

/** Waits until the page's own scripts have taken it over. */
export const listening = (page: Page) => page.waitForSelector("html[data-listens]");

/** Opens a page of the shop and waits until its own scripts have taken it over. */
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
 * Does what any visitor does first, and waits until nothing is on its way any more: what the page fetches ahead, the
 * drawers' code among it, is in the browser then. A busy machine starts the page's own scripts long after its network was first
 * idle, so that only what is fetched once the page listens counts.
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
		/** Waits until several looks in a row find no request under way, and `isReady` when asked for. */
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

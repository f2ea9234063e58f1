import { expect, type Page } from "@playwright/test";

/** Chromium's own sizes of text, in pixels. */
const USUAL = { standard: 16, fixed: 13 };

/**
 * Has the browser write text twice as large: its setting, which lengths in rem and media queries follow.
 * @returns takes that back
 */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
	const browser = await page.context().newCDPSession(page);
	const write = (times: number) => {
		const fontSizes = { standard: USUAL.standard * times, fixed: USUAL.fixed * times };
		return browser.send("Page.setFontSizes", { fontSizes });
	};
	await write(2);
	return async () => {
		await write(1);
		await browser.detach();
	};
}

/** Waits until nothing reaches beyond the right edge; what scrolls in a row of its own is left out. */
export const expectWithinEdges = (page: Page): Promise<void> => expect.poll(() => beyondTheEdge(page)).toEqual([]);

const beyondTheEdge = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const isClipped = (element: Element): boolean => {
			for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
				if (getComputedStyle(up).overflowX !== "visible") return true;
			return false;
		};
		return [...document.body.querySelectorAll("*")]
			.filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element))
			.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
	});

import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const CLICKS = 16;
/** For how long a person looks at a card before pressing. */
const LOOK_MS = 1000;
/** How long a person holds a button or a finger down. */
const PRESS_MS = 80;

interface Visitor {
	name: string;
	mostMs: number;
	context: Parameters<Browser["newContext"]>[0];
	/** A quarter of the processor, and 150 ms to the shop and back. */
	isSlow: boolean;
}
const VISITORS: Visitor[] = [
	{ name: "ordinateur", mostMs: 100, context: { viewport: { width: 1280, height: 900 } }, isSlow: false },
	{
		name: "téléphone quatre fois plus lent, 150 ms de latence",
		mostMs: 300,
		context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
		isSlow: true,
	},
];

/** From the click on a card of the catalogue to the painted heading of its product, as the browser itself times it. */
export async function measureClicks(shop: WholeShop, executablePath: string): Promise<Figure[]> {
	const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
	try {
		const figures: Figure[] = [];
		for (const visitor of VISITORS)
			figures.push(await step(`Clics : ${visitor.name}`, () => measure(browser, shop.storefront, visitor)));
		return figures;
	} finally {
		await browser.close();
	}
}

async function measure(browser: Browser, baseURL: string, visitor: Visitor): Promise<Figure> {
	const context = await browser.newContext({ baseURL, ...visitor.context });
	const page = await context.newPage();
	// A warm shop: each page was visited once.
	await visit(
		page,
		Array.from({ length: CLICKS }, (_, card) => card),
	);
	if (visitor.isSlow) await slowDown(context, page);
	const times = (
		await visit(
			page,
			Array.from({ length: CLICKS }, (_, card) => card),
		)
	).sort((a, b) => a - b);
	await context.close();
	const p75 = times[Math.floor(times.length * 0.75)] ?? Number.NaN;
	const [least = Number.NaN, most = Number.NaN] = [times[0], times.at(-1)];
	return {
		name: `du clic au titre peint, ${visitor.name}`,
		value: `p75 ${p75.toFixed(0)} ms (${least.toFixed(0)} à ${most.toFixed(0)})`,
		target: `<= ${visitor.mostMs} ms`,
		isMet: p75 <= visitor.mostMs,
	};
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
	const tools = await context.newCDPSession(page);
	await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await tools.send("Network.emulateNetworkConditions", {
		...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
	});
}

/** Milliseconds of each click. */
async function visit(page: Page, cards: number[]): Promise<number[]> {
	const times: number[] = [];
	await page.goto("/products", { waitUntil: "networkidle" });
	for (const card of cards) {
		const link = page.locator("main article h3 a").nth(card);
		await link.scrollIntoViewIfNeeded();
		await page.evaluate(WATCH_CLICK);
		await page.waitForTimeout(LOOK_MS);
		await link.hover();
		await link.click({ delay: PRESS_MS });
		times.push(await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted));
		await page.goBack();
		await page.locator("main article h3 a").nth(card).waitFor();
	}
	return times;
}

/**
 * In the page: resolves with the time from the next click to the frame that shows the heading of the page clicked. As text,
 * since a function would come with what the compiler puts into it.
 */
const WATCH_CLICK = `window.painted = new Promise((resolve) => {
	addEventListener("click", (event) => {
		const name = event.target.closest("a")?.textContent;
		const look = () => {
			if (document.querySelector("main h1")?.textContent !== name) return requestAnimationFrame(look);
			// The task after the frame: it has been painted.
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => resolve(performance.now() - event.timeStamp);
				port2.postMessage(null);
			});
		};
		look();
	}, { capture: true, once: true });
})
undefined`;

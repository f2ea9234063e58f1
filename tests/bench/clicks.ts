import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import { openPage } from "../support/at-rest";
import type { WholeShop } from "../support/whole-shop";
import type { Figure } from "./figure";

const CLICKS = 16;
const ADDITIONS = 8;
/** Most until an addition to the cart is acknowledged where one presses. */
const MOST_ADDITION_MS = 100;
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

/**
 * From the click on a card of the catalogue to the painted heading of its product, and from the press on "Ajouter" to the
 * painted "Ajouté", wherever in the list, as the browser itself times them.
 */
export async function measureClicks(shop: WholeShop, executablePath: string): Promise<Figure[]> {
	const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
	try {
		const figures: Figure[] = [];
		for (const visitor of VISITORS)
			figures.push(...(await step(`Clics : ${visitor.name}`, () => measure(browser, shop.storefront, visitor))));
		return figures;
	} finally {
		await browser.close();
	}
}

async function measure(browser: Browser, baseURL: string, visitor: Visitor): Promise<Figure[]> {
	const context = await browser.newContext({ baseURL, ...visitor.context });
	const page = await context.newPage();
	// A warm shop: each page was visited once.
	await visit(
		page,
		Array.from({ length: CLICKS }, (_, card) => card),
	);
	if (visitor.isSlow) await slowDown(context, page);
	const clicks = await visit(
		page,
		Array.from({ length: CLICKS }, (_, card) => card),
	);
	const additions = await addDownTheList(page);
	await context.close();
	return [
		figureOf(`du clic au titre peint, ${visitor.name}`, clicks, visitor.mostMs),
		figureOf(`de la pression à « Ajouté » peint, ${visitor.name}`, additions, MOST_ADDITION_MS),
	];
}

function figureOf(name: string, measured: number[], mostMs: number): Figure {
	const times = measured.toSorted((a, b) => a - b);
	const p75 = times[Math.floor(times.length * 0.75)] ?? Number.NaN;
	const [least = Number.NaN, most = Number.NaN] = [times[0], times.at(-1)];
	return {
		name,
		value: `p75 ${p75.toFixed(0)} ms (${least.toFixed(0)} à ${most.toFixed(0)})`,
		target: `<= ${mostMs} ms`,
		isMet: p75 <= mostMs,
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
	await openPage(page, "/products");
	for (const card of cards) {
		const link = page.locator("main article h3 a").nth(card);
		await link.scrollIntoViewIfNeeded();
		await page.evaluate(watchPress("a", "() => document.querySelector('main h1')?.textContent === name"));
		await page.waitForTimeout(LOOK_MS);
		await link.hover();
		await link.click({ delay: PRESS_MS });
		times.push(await painted(page));
		await page.goBack();
		await page.locator("main article h3 a").nth(card).waitFor();
	}
	return times;
}

/** Milliseconds of each addition, from the head of the list to its foot. */
async function addDownTheList(page: Page): Promise<number[]> {
	const times: number[] = [];
	await openPage(page, "/products");
	const buttons = await page.getByRole("button", { name: /^Ajouter .* au panier$/ }).all();
	const pressed = await Promise.all(buttons.map((button) => button.elementHandle()));
	const every = Math.max(1, Math.floor(pressed.length / ADDITIONS));
	for (const button of pressed.filter((_, index) => index % every === 0)) {
		if (!button) continue;
		await button.scrollIntoViewIfNeeded();
		await page.evaluate(watchPress("button", "() => target.textContent === 'Ajouté'"));
		await page.waitForTimeout(LOOK_MS);
		await button.click({ delay: PRESS_MS });
		times.push(await painted(page));
	}
	return times;
}

const painted = (page: Page) => page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);

/**
 * In the page: resolves with the time from the next click to the frame that shows what it is for. As text, since a function
 * would come with what the compiler puts into it.
 * @param pressed selector of what is clicked
 * @param isThere says in the page whether it is there; `target` is what was clicked, `name` what it said
 */
const watchPress = (pressed: string, isThere: string) => `window.painted = new Promise((resolve) => {
	addEventListener("click", (event) => {
		const target = event.target.closest("${pressed}");
		const name = target?.textContent;
		const isThere = ${isThere};
		const look = () => {
			if (!isThere()) return requestAnimationFrame(look);
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

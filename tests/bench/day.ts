import { type Browser, chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../../scripts/lib/browser";
import { step } from "../../scripts/lib/steps";
import { catalogueFile } from "../support/catalogue-file";
import { useShop } from "../support/context";
import type { Hand } from "../support/hand";
import { dawn, workTheDay } from "../support/merchants-day";
import { SCREENS, type Size } from "../support/screens";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken } from "./administrator";
import type { Figure } from "./figure";
import { importFile, rowsFrom } from "./imports";
import { growOrderBook } from "./large-order-book";

const ORDERS = { old: 100_000, ofTheEve: 6, ofTheDay: 50 };
const PRODUCTS = { all: 20_000, perFile: 5_000, first: 5_000_000, raised: 500 };
const MOST = { presses: 50, waitMs: 300 };

/**
 * A merchant's day of 50 orders at the back office, with 100,000 orders before it and 20,000 products: how many presses it takes, and
 * how long one waits after each, on a phone and at a desk.
 */
export async function measureDay(shop: WholeShop, executablePath: string): Promise<Figure[]> {
	useShop(shop);
	const token = await administratorToken(shop);
	for (let at = 0; at < PRODUCTS.all; at += PRODUCTS.perFile) {
		const rows = rowsFrom(PRODUCTS.first + at, PRODUCTS.perFile);
		// A shelf of its own for those whose prices rise.
		const shelved = rows.map((row, index) => (at + index < PRODUCTS.raised ? row : { ...row, categorie: "BONBONS" }));
		await step(`Import de ${PRODUCTS.perFile} produits`, () => importFile(shop, token, catalogueFile(shelved)));
	}
	await step(`${ORDERS.old} commandes`, () => growOrderBook(shop.databaseUrl, ORDERS.old));
	const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
	try {
		const figures: Figure[] = [];
		// A shop that is in use already: nothing is asked for the first time since it was started.
		const eve = await step(`${ORDERS.ofTheEve} commandes de la veille`, () => dawn(token, ORDERS.ofTheEve));
		await step("La veille", () => work(browser, shop, { size: "desktop", token, day: eve }));
		for (const size of ["desktop", "mobile"] as const) {
			const day = await step(`${ORDERS.ofTheDay} commandes du jour`, () => dawn(token, ORDERS.ofTheDay, "Gâteaux"));
			figures.push(
				...figuresOf(size, await step(`Une journée, ${size}`, () => work(browser, shop, { size, token, day }))),
			);
		}
		return figures;
	} finally {
		await browser.close();
	}
}

interface Worked {
	size: Size;
	token: string;
	day: Awaited<ReturnType<typeof dawn>>;
}

async function work(browser: Browser, shop: WholeShop, { size, token, day }: Worked): Promise<Hand> {
	const context = await browser.newContext({
		...{ baseURL: shop.storefront, locale: "fr-FR", timezoneId: "Europe/Paris" },
		...{ viewport: SCREENS[size], reducedMotion: "reduce" },
	});
	await context.addInitScript((value) => localStorage.setItem("accessToken", value), token);
	const hand = await workTheDay(await context.newPage(), day);
	await context.close();
	return hand;
}

function figuresOf(size: Size, { presses, waits }: Hand): Figure[] {
	const sorted = waits.toSorted((a, b) => a.ms - b.ms);
	const p95 = sorted[Math.floor(sorted.length * 0.95)]?.ms ?? Number.NaN;
	const longest = sorted.slice(-3).map(({ on, ms }) => `${on} ${ms.toFixed(0)} ms`);
	return [
		{
			name: `une journée de ${ORDERS.ofTheDay} commandes, ${SCREENS[size].width} px : pressions`,
			value: String(presses),
			target: `<= ${MOST.presses}`,
			isMet: presses <= MOST.presses,
		},
		{
			name: `une journée de ${ORDERS.ofTheDay} commandes, ${SCREENS[size].width} px : attente`,
			value: `p95 ${p95.toFixed(0)} ms de ${waits.length} ; les plus longues : ${longest.join(", ")}`,
			target: `<= ${MOST.waitMs} ms`,
			isMet: p95 <= MOST.waitMs,
		},
	];
}

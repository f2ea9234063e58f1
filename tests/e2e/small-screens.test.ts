import type { Page } from "@playwright/test";
import { findProduct, registerCustomer } from "../support/api";
import { listening } from "../support/at-rest";
import { expect, isTooWide, signedIn, test } from "../support/browser";
import { addToCart, cart, openCart } from "../support/shopper";

/** Source: spec §9 "Category strip scroll step". */
const STEP = 200;

for (const path of ["/", "/products"])
	test(`the categories of ${path} scroll exactly ${STEP} px a step, both ways`, { tag: "@mobile" }, async ({
		page,
	}) => {
		await page.goto(path);
		await listening(page);
		const strip = page.getByRole("navigation", { name: "Catégories", exact: true });
		const left = () => strip.getByRole("list").evaluate((list) => Math.round(list.scrollLeft));
		await strip.getByRole("button", { name: "Catégories suivantes" }).click();
		await expect.poll(left).toBe(STEP);
		await strip.getByRole("button", { name: "Catégories suivantes" }).click();
		await expect.poll(left).toBe(2 * STEP);
		await strip.getByRole("button", { name: "Catégories précédentes" }).click();
		await expect.poll(left).toBe(STEP);
	});

test("a card has its quantity before the first addition", { tag: "@mobile" }, async ({ page }) => {
	await page.goto("/products");
	const card = page.getByRole("main").getByRole("article").first();
	await card.getByRole("textbox", { name: "Quantité" }).fill("3");
	await card.getByRole("button", { name: /^Ajouter .* au panier$/ }).click();
	await page.getByRole("button", { name: "Panier, 3 articles" }).waitFor();
	expect(await isTooWide(page)).toBe(false);
});

/** Part of the first line of the cart that one sees without scrolling, in pixels. */
const lineInSight = (page: Page) =>
	cart(page)
		.getByRole("listitem")
		.first()
		.evaluate((line) => {
			const { left, top, bottom } = line.getBoundingClientRect();
			let seen = 0;
			for (let y = Math.max(0, top); y < Math.min(innerHeight, bottom); y += 4)
				if (line.contains(document.elementFromPoint(left + 60, y))) seen += 4;
			return seen;
		});

for (const [name, size] of [
	["a phone on its side", { width: 844, height: 390 }],
	["a zoom of 200 %", { width: 640, height: 360 }],
] as const)
	test(`the cart shows its lines on ${name}`, { tag: "@desktop" }, async ({ page }) => {
		await page.setViewportSize(size);
		await page.goto(`/products/${(await findProduct("BON-BER-200")).id}`);
		await addToCart(page, "Carton", 2);
		await openCart(page);
		await cart(page).getByText("livraison").first().waitFor();
		expect(await lineInSight(page)).toBeGreaterThanOrEqual(100);
		await cart(page).getByRole("button", { name: "Passer commande" }).click();
		await page.getByRole("dialog", { name: "Connexion" }).waitFor();
	});

/** Has the browser write text twice as large: its setting, which lengths in rem and media queries follow. */
async function doubleText(page: Page): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
}

/** What reaches beyond the right edge, so that one would have to scroll sideways; what scrolls in a row of its own is left out. */
const tooWide = (page: Page) =>
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

test.describe("text of 200 % needs no sideways scrolling", { tag: "@mobile" }, () => {
	for (const path of [
		"/",
		"/products",
		"/products?category=BONBONS&tag=NOEL",
		"/products?view=list",
		"/favorites",
		"/login",
		"/register",
		"/contact",
		"/faq",
		"/terms",
		"/about",
		"/retractation",
	])
		test(path, async ({ page }) => {
			await doubleText(page);
			await page.goto(path, { waitUntil: "networkidle" });
			await listening(page);
			expect(await tooWide(page)).toEqual([]);
		});

	test("a product, the cart, the checkout and the account", async ({ context, page }) => {
		const { token } = await registerCustomer();
		await signedIn(context, token);
		await doubleText(page);
		await page.goto(`/products/${(await findProduct("BON-BER-200")).id}`);
		await addToCart(page, "Carton", 2);
		expect(await tooWide(page)).toEqual([]);
		await openCart(page);
		expect(await tooWide(page)).toEqual([]);
		for (const [path, heading] of [
			["/checkout", "Commande"],
			["/orders", "Mes commandes"],
			["/account", "Mon compte"],
			["/addresses", "Mes adresses"],
		] as const) {
			await page.goto(path);
			await page.getByRole("heading", { level: 1, name: heading }).waitFor();
			await listening(page);
			expect(await tooWide(page)).toEqual([]);
		}
	});
});

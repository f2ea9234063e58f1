import type { Page } from "@playwright/test";
import { findProduct, registerCustomer } from "../support/api";
import { listening, openPage } from "../support/at-rest";
import { expect, expectFits, signedIn, test } from "../support/browser";
import { addToCart, cart, openCart } from "../support/shopper";
import { doubleText, expectWithinEdges } from "../support/text-size";

/** Source: spec §9 "Category strip scroll step". */
const STEP = 200;
/** What one is ready to swipe through, in pixels at a width of 390. */
const MOST_HOME_HEIGHT = 5200;

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

test("home has its grid of best sellers on a phone, in two columns, and stays under 5,200 px; on a tablet no place is empty", {
	tag: "@mobile",
}, async ({ page }) => {
	await openPage(page, "/");
	const cards = page.getByRole("region", { name: "Nos meilleures ventes" }).getByRole("article");
	const places = async (edge: "x" | "y") =>
		new Set(await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())?.[edge]))).size;
	expect([await places("x"), await places("y")]).toEqual([2, 4]);
	await expect(page.getByRole("button", { name: "Diapositive suivante" })).toBeVisible();
	await expectFits(page);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_HOME_HEIGHT);
	await page.setViewportSize({ width: 768, height: 1024 });
	expect([await places("x"), await places("y")]).toEqual([4, 2]);
});

test("on its side a phone keeps three quarters of the screen for the page", { tag: "@mobile" }, async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await openPage(page, "/");
	expect((await page.getByRole("main").boundingBox())?.y).toBeLessThanOrEqual(98);
});

test("search proposals are 360 px wide at least on a tablet", { tag: "@mobile" }, async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await openPage(page, "/");
	await page.getByRole("combobox", { name: "Rechercher un produit" }).fill("ber");
	const proposals = page.getByRole("listbox", { name: "Propositions de recherche" });
	await expect(proposals.getByRole("option", { name: /le carton/ }).first()).toBeVisible();
	const box = await proposals.boundingBox();
	expect(box?.width).toBeGreaterThanOrEqual(358);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
});

test("a card has its quantity before the first addition", { tag: "@mobile" }, async ({ page }) => {
	await openPage(page, "/products");
	const card = page.getByRole("main").getByRole("article").first();
	await card.getByRole("textbox", { name: "Quantité" }).fill("3");
	await card.getByRole("button", { name: /^Ajouter .* au panier$/ }).click();
	await page.getByRole("button", { name: "Panier, 3 articles" }).waitFor();
	await expectFits(page);
});

test("a product's price, units, quantity and button are on the first screen of a phone", {
	tag: "@mobile",
}, async ({ page }) => {
	await openPage(page, `/products/${(await findProduct("BON-BER-200")).id}`);
	const main = page.getByRole("main");
	const units = main.getByRole("group", { name: "Commander par" });
	const quantity = main.getByRole("group", { name: /^Quantité, en/ });
	const price = main.getByText("le carton de", { exact: false }).first();
	const addButton = main.getByRole("button", { name: "Ajouter au panier", exact: true });
	for (const seen of [price, units, quantity, addButton]) await expect(seen).toBeInViewport({ ratio: 1 });
	const [above, bar] = [await units.boundingBox(), await quantity.boundingBox()];
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
	// On its side there is room for the title, the price, the quantity and the button.
	await page.setViewportSize({ width: 844, height: 390 });
	for (const seen of [main.getByRole("heading", { level: 1 }), quantity, addButton])
		await expect(seen).toBeInViewport({ ratio: 1 });
	await addButton.click();
	await page.getByRole("button", { name: "Voir le panier" }).click();
	await cart(page).waitFor();
});

test("nothing stands over the units of sale when text is twice as large", { tag: "@mobile" }, async ({ page }) => {
	await openPage(page, `/products/${(await findProduct("BON-BER-200")).id}`);
	await doubleText(page);
	const box = page.getByRole("group", { name: "Commander par" }).locator("label").first();
	await box.scrollIntoViewIfNeeded();
	await box.click({ trial: true });
	const bar = page.locator(".buy-bar");
	expect(await bar.evaluate((element) => getComputedStyle(element).position)).not.toBe("fixed");
});

test("what is short or sold out is said in the page: the bar at the foot stays low", { tag: "@mobile" }, async ({
	page,
}) => {
	const { id, stock } = await findProduct("BON-BER-200");
	await openPage(page, `/products/${id}`);
	const quantity = page.getByRole("group", { name: /^Quantité, en/ }).getByRole("textbox");
	// Far more: other tests hold and free boxes of this product.
	await quantity.fill(String(stock + 200));
	await quantity.press("Enter");
	const notice = page.getByRole("main").getByText(/^Il reste/);
	await expect(notice).toBeInViewport({ ratio: 1 });
	const bar = page.locator(".buy-bar");
	expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(120);
	await expect(bar.getByText(/^Il reste/)).toHaveCount(0);
});

test("two lines of the cart are in sight on a phone; Back closes the cart and stays on the page", {
	tag: "@mobile",
}, async ({ page }) => {
	await openPage(page, "/products");
	for (const index of [1, 2, 3]) {
		// The card of what was added has its quantity in the place of the button.
		await page
			.getByRole("button", { name: /^Ajouter .* au panier$/ })
			.first()
			.click();
		await page.getByRole("button", { name: `Panier, ${index} article` }).waitFor();
	}
	await openCart(page);
	await cart(page)
		.getByText(/livraison/i)
		.first()
		.waitFor();
	const footer = await cart(page).getByRole("button", { name: "Passer commande" }).locator("..").boundingBox();
	const second = await cart(page).getByRole("listitem").nth(1).boundingBox();
	expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
	await page.goBack();
	await cart(page).waitFor({ state: "hidden" });
	expect(new URL(page.url()).pathname).toBe("/products");
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
		await expect.poll(() => lineInSight(page)).toBeGreaterThanOrEqual(100);
		await cart(page).getByRole("button", { name: "Passer commande" }).click();
		await page.getByRole("dialog", { name: "Connexion" }).waitFor();
	});

test("text of 200 % needs no sideways scrolling: a product, the cart, the checkout and the account", {
	tag: "@mobile",
}, async ({ context, page }) => {
	const { token } = await registerCustomer();
	await signedIn(context, token);
	await page.goto(`/products/${(await findProduct("BON-BER-200")).id}`);
	await addToCart(page, "Carton", 2);
	await doubleText(page);
	await expectWithinEdges(page);
	await openCart(page);
	await expectWithinEdges(page);
	for (const [path, heading] of [
		["/checkout", "Commande"],
		["/orders", "Mes commandes"],
		["/account", "Mon compte"],
		["/addresses", "Mes adresses"],
	] as const) {
		await page.goto(path);
		await page.getByRole("heading", { level: 1, name: heading }).waitFor();
		await listening(page);
		await expectWithinEdges(page);
	}
});

import type { Page } from "@playwright/test";
import { findProduct, registerCustomer } from "../support/api";
import { listening, openPage } from "../support/at-rest";
import { expect, expectFits, signedIn, test } from "../support/browser";
import { addToCart, cart, openCart } from "../support/shopper";
import { doubleText, expectWithinEdges } from "../support/text-size";

/** Source: spec §9 "Category strip scroll step". */
const STEP = 200;
/** What one is ready to swipe through, in pixels at a width of 390. */
const MOST_HOME_HEIGHT = 4000;

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

test("home stays under 4,000 px on a phone, its best sellers in one row that is swiped", {
	tag: "@mobile",
}, async ({ page }) => {
	await openPage(page, "/");
	const row = page.getByRole("region", { name: "Nos meilleures ventes" }).getByRole("list").last();
	await expect(row.getByRole("article").first()).toBeVisible();
	expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 2)).toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MOST_HOME_HEIGHT);
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

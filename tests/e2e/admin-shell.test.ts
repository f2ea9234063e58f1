import type { Page } from "@playwright/test";
import { adminToken } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { newChannel } from "../support/channels";
import { manyOrders } from "../support/many-orders";
import type { Size } from "../support/screens";

/** How many of each a list shows whole, at least. */
const WHOLE: Record<Size, { orders: number; products: number }> = {
	desktop: { orders: 12, products: 10 },
	mobile: { orders: 5, products: 4 },
};

let token: string;
let takeAway: () => Promise<unknown>;
test.beforeAll(async () => {
	token = await adminToken();
	takeAway = await manyOrders(20);
	// With a second channel, the orders have the most filters and columns.
	await newChannel();
});
test.afterAll(() => takeAway());
// Once the page is there: before it, the script would run in an empty document that has no storage.
test.beforeEach(({ page }) => signedIn(page.context(), token));

/** Rows of a table, or cards, that stand in the window whole, below the header that stays. */
function wholeRows(page: Page, name: string): Promise<number> {
	return page.getByRole("main").evaluate((main, label) => {
		const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
		const rows = main.querySelectorAll(`ul[aria-label="${label}"] > li, tbody > tr`);
		return [...rows].filter((row) => {
			const place = row.getBoundingClientRect();
			return place.height > 0 && place.top >= top && place.bottom <= innerHeight;
		}).length;
	}, name);
}

test("at least twelve orders and ten products at 1280 x 900, five and four at 390 x 844, and nothing wider than the screen", async ({
	page,
	size,
}) => {
	await page.goto("/admin/orders");
	await page.getByText(/commande\(s\) trouvée\(s\)/).waitFor();
	if (size === "desktop") await page.getByRole("button", { name: "Réduire" }).click();
	await expect.poll(() => wholeRows(page, "Commandes")).toBeGreaterThanOrEqual(WHOLE[size].orders);
	await expectFits(page);
	await page.goto("/admin/products");
	await page.getByText(/produits trouvés/).waitFor();
	await expect.poll(() => wholeRows(page, "Produits")).toBeGreaterThanOrEqual(WHOLE[size].products);
	await expectFits(page);
});

test("a header of its own: no shop search, no cart, no awning; the link back to the shop brings them back", async ({
	page,
	problems,
}) => {
	await page.goto("/admin/codes");
	await page.getByRole("navigation", { name: "Administration" }).waitFor();
	await expect(page.getByRole("banner")).toHaveCount(1);
	await expect(page.getByRole("button", { name: /^Panier/ })).toHaveCount(0);
	await expect(page.locator(".awning")).toHaveCount(0);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Voir la boutique" }).click();
	await page.getByRole("button", { name: /^Panier/ }).waitFor();
	await page.locator("header .awning").waitFor();
	expect(problems).toEqual([]);
});

test("the side bar folds to its icons and stays so", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/admin/products");
	await page.getByRole("button", { name: "Replier le menu" }).click();
	const bar = page.getByRole("navigation", { name: "Administration" });
	await expect.poll(async () => (await bar.boundingBox())?.width).toBeLessThan(80);
	await page.reload();
	await page.getByRole("button", { name: "Déplier le menu" }).waitFor();
	await expectAccessible(page);
});

test("Ctrl-K leads to a page, an order and a product by keyboard alone; '?' lists the shortcuts", async ({
	page,
	problems,
}) => {
	await page.goto("/admin/codes");
	await page.getByRole("button", { name: /Chercher partout/ }).waitFor();
	await page.keyboard.press("?");
	await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Control+k");
	await page.keyboard.type("prod");
	const field = page.getByRole("combobox", { name: "Chercher partout" });
	await expect(field).toBeFocused();
	await page.keyboard.type("uits");
	await expect(field).toHaveValue("produits");
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/admin\/products$/);
	await page.keyboard.press("Control+k");
	await field.waitFor();
	await page.keyboard.type("BON-BER-200");
	await page.getByRole("option", { name: /BON-BER-200/ }).waitFor();
	await expectAccessible(page);
	// Other tests create products meanwhile: the list may have been read again under the highlight.
	await expect(field).toBeFocused();
	await page.getByRole("dialog").locator("[role=option][data-highlighted]").waitFor();
	await expect(page.getByText("Recherche…")).toHaveCount(0);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/admin\/products\/[^/]+\/edit/);
	expect(problems).toEqual([]);
});

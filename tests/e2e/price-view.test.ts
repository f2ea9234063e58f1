import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Page } from "@playwright/test";
import { adminToken, api } from "../support/api";
import { expect, expectAccessible, test } from "../support/browser";
import { makeSoldProduct } from "../support/ordering";
import {
	addToCart,
	cart,
	fillDelivery,
	newPerson,
	openCart,
	orderFromCart,
	payButton,
	registerInModal,
} from "../support/shopper";

let token: string;
let product: AdminProduct;
/** At 20 %, 36,00 EUR a box: 30,00 without VAT; a layer of eight boxes 264,96, or 220,80. */
test.beforeAll(async () => {
	token = await adminToken();
	product = await makeSoldProduct(token, { pricePerPieceBox: 1.5, stock: 60 });
	// Its visitor comes once it is on sale.
	await expect.poll(async () => (await api(`/products/${product.id}`)).status, { timeout: 60_000 }).toBe(200);
});
test.afterAll(() => api(`/admin/products/${product.id}`, { method: "DELETE", token }));

const total = (page: Page) => page.getByRole("main").locator("output").first();
/** One a screen: in the banner, or below the price on a phone. */
const view = (page: Page) => page.getByRole("group", { name: "Prix", exact: true });
/** Of a text in both views, the one that is shown. */
const SHOWN = { useInnerText: true };

/** Has each page of the visitor note how its root was marked when the first price was parsed. */
const noteFirstView = (page: Page) =>
	page.addInitScript(() => {
		const noted = window as Window & { firstView?: string };
		new MutationObserver((_changes, observer) => {
			if (!document.querySelector(".ht")) return;
			noted.firstView = document.documentElement.dataset.prices ?? "none";
			observer.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
const firstView = (page: Page) => page.evaluate(() => (window as Window & { firstView?: string }).firstView);

test("a professional reads prices without VAT, on every page and at the next visit, and pays the total with it", async ({
	context,
	page,
	problems,
}) => {
	await noteFirstView(page);
	await page.goto(`/products/${product.id}`);
	await expect(total(page)).toHaveText("36,00 € TTC", SHOWN);
	await view(page).locator("label", { hasText: "HT" }).click();
	await expect(total(page)).toHaveText("30,00 € HT", SHOWN);
	await expect(view(page).getByRole("radio", { name: "HT", exact: true })).toBeChecked();
	await page.reload();
	expect(await firstView(page)).toBe("ht");
	await expect(total(page)).toHaveText("30,00 € HT", SHOWN);
	await expect(view(page).getByRole("radio", { name: "HT", exact: true })).toBeChecked();
	await expectAccessible(page);

	// A second tab agrees at once, and back.
	const other = await context.newPage();
	const card = other.getByRole("article").filter({ hasText: product.name });
	await expect(async () => {
		await other.goto(`/products?query=${product.reference}`);
		await expect(card).toBeVisible({ timeout: 2000 });
	}).toPass({ timeout: 60_000 });
	await expect(card).toContainText("30,00 € HT", SHOWN);
	await expect(card).not.toContainText("TTC", SHOWN);
	await view(page).getByRole("radio", { name: "HT", exact: true }).press("ArrowLeft");
	await expect(total(page)).toHaveText("36,00 € TTC", SHOWN);
	await expect(card).toContainText("36,00 € TTC", SHOWN);
	await view(page).getByRole("radio", { name: "TTC", exact: true }).press("ArrowRight");
	await expect(card).toContainText("30,00 € HT", SHOWN);
	await other.close();

	await addToCart(page, "Couche", 1);
	await openCart(page);
	const totals = "Total HT 220,80 € Total TTC 264,96 € dont TVA 20 % sur 220,80 € HT 44,16 €";
	await expect(cart(page)).toContainText(totals, SHOWN);
	await expectAccessible(page);
	await orderFromCart(page);
	const person = newPerson();
	await registerInModal(page, person);
	await fillDelivery(page, person);
	await expect(payButton(page)).toContainText("264,96 €");
	const summary = page.getByRole("region", { name: "Récapitulatif" });
	const unfold = summary.getByRole("button", { name: /Voir la commande/ });
	if (await unfold.isVisible()) await unfold.click();
	await expect(summary).toContainText("Sous-total 220,80 € HT", SHOWN);
	await expect(summary).toContainText(totals, SHOWN);
	await expectAccessible(page);
	expect(problems).toEqual([]);
});

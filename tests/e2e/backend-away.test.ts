import type { Product } from "@confiserie/domain/contract/product";
import type { Page } from "@playwright/test";
import { findProduct, registerCustomer } from "../support/api";
import { openPage, openUntilQuiet } from "../support/at-rest";
import { expect, expectAccessible, signedIn } from "../support/browser";
import { addToCart, cart, openCart } from "../support/shopper";
import { test } from "../support/storefront-of-its-own";

const NO_PAYMENT_NOW = "Service de paiement temporairement indisponible. Veuillez réessayer.";
const SERVICE_UNAVAILABLE = "Le service est momentanément indisponible. Veuillez réessayer.";

/** What the page shows in the place of its first statement of stock; "none" where the statement itself shows. */
const inPlaceOfStock = (page: Page) =>
	page.evaluate(() => {
		const stock = document.querySelector("main .stock");
		return stock ? getComputedStyle(stock, "::after").content : "no stock";
	});
const IN_DOUBT = '"Stock à vérifier"';
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
/** Whether the shop has cached the router's form of the current page: one rendered while the backend was failing is not cached. */
const cachedForRouter = (page: Page) =>
	page.evaluate(async () => {
		const ask = (headers = {}) =>
			fetch(`${location.pathname}?_rsc=`, { method: "HEAD", headers: { rsc: "1", ...headers } });
		const version = (await ask()).headers.get("etag") ?? "";
		return (await ask({ "if-none-match": version })).status === 304;
	});

/** Signed in, with something in the cart and the delivery filled in: one press from the payment. */
async function prepareOrder(page: Page, product: Product): Promise<void> {
	await page.goto(`/products/${product.id}`);
	await addToCart(page, "Carton", 1);
	await page.goto("/checkout");
	await page.getByLabel("Numéro et rue").fill("12 rue des Berlingots");
	await page.getByLabel("Code postal").fill("84200");
	await page.getByLabel("Ville").fill("Carpentras");
}
const toPayment = (page: Page) => page.getByRole("button", { name: "Continuer vers le paiement" });

test.describe("while the backend is away", { tag: "@desktop" }, () => {
	test("pages go on and say nothing wrong, an order waits, and all heals without a reload", async ({
		door,
		context,
		page,
		problems,
	}) => {
		const product = await findProduct("BON-BER-200");
		const { token } = await registerCustomer();
		const [open, order] = [await context.newPage(), await context.newPage()];
		// Only now: a page that is still empty has no storage to sign in with.
		await signedIn(context, token);
		await prepareOrder(order, product);
		await openUntilQuiet(open, `/products/${product.id}`);
		expect(await inPlaceOfStock(open)).toBe("none");
		// Cached from now on: the pages, and the product as the router asks for it.
		await page.goto("/");
		await page.goto(`/products?query=${product.reference}`);
		const card = page.getByRole("main").getByRole("link", { name: product.name, exact: true });
		const heading = page.getByRole("heading", { level: 1, name: product.name });
		await card.click();
		await heading.waitFor();
		await expect.poll(() => cachedForRouter(page)).toBe(true);

		door.shut();

		await expect(async () => {
			await page.goto(`/products/${product.id}`);
			expect(await inPlaceOfStock(page)).toBe(IN_DOUBT);
		}).toPass({ timeout: 30_000 });
		await expect(async () => {
			await comeBack(open);
			expect(await inPlaceOfStock(open)).toBe(IN_DOUBT);
		}).toPass({ timeout: 30_000 });
		await expectAccessible(open);
		await page.goto("/");
		await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
		await openPage(page, `/products?query=${product.reference}`);
		await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
		await card.click();
		await heading.waitFor();
		expect(await inPlaceOfStock(page)).toBe(IN_DOUBT);
		expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
		await openCart(page);
		await expect(cart(page)).toContainText(product.name);

		const refused = order.waitForResponse("**/api/payments/create-intent");
		await toPayment(order).click();
		expect((await refused).status()).toBe(503);
		expect(await (await refused).json()).toMatchObject({ code: "SERVICE_UNAVAILABLE", message: SERVICE_UNAVAILABLE });
		await expect(order.getByRole("main")).toContainText(NO_PAYMENT_NOW);

		await door.open();

		for (const shown of [open, page]) await expect.poll(() => inPlaceOfStock(shown), { timeout: 60_000 }).toBe("none");
		await toPayment(order).click();
		await order.getByRole("heading", { name: "Paiement" }).waitFor();
		expect(problems).toEqual([]);
	});
});

import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { promiseText } from "@confiserie/domain/delivery/promise-words";
import { api } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

/** What the shop promises now, as a page says it. */
async function promised(isShort: boolean): Promise<{ product: Product; text: string }> {
	const { body } = await api<ProductList>("/products?limit=20&inStock=true");
	const product = body.items[0];
	const text = product?.promise && promiseText(product.promise, new Date(), isShort);
	if (!product || !text) throw new Error("Nothing is promised.");
	return { product, text };
}

test("the product page names the day below the price, on the first screen, and nothing moves @mobile", async ({
	page,
}) => {
	await page.addInitScript(() => {
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) document.documentElement.dataset.shift = String(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	const { product, text } = await promised(false);
	await openPage(page, `/products/${product.id}`);
	const promise = page.getByText(text, { exact: true });
	await expect(promise).toBeInViewport({ ratio: 1 });
	const price = await page.locator("main .display").filter({ hasText: "€" }).first().boundingBox();
	const place = await promise.boundingBox();
	expect(place?.y).toBeGreaterThan(price?.y ?? Number.POSITIVE_INFINITY);
	expect((place?.y ?? 0) - (price?.y ?? 0)).toBeLessThan(150);
	expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
});

test("a card names it in one line, and the cart in words @mobile", async ({ page }) => {
	const { product, text } = await promised(true);
	await openPage(page, "/products");
	const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: product.name, exact: true }) });
	const short = card.getByText(text, { exact: true });
	await expect(short).toBeVisible();
	expect((await short.boundingBox())?.height).toBeLessThan(24);
	await card.getByRole("button", { name: /^Ajouter .* au panier$/ }).click();
	await page.getByRole("button", { name: /^Panier, \d/ }).click();
	await expect(
		page.getByRole("dialog", { name: "Votre panier" }).getByText((await promised(false)).text),
	).toBeVisible();
});

test("a page is not shown past the moment until which its day holds @desktop", async ({ withClock }) => {
	const { product, text } = await promised(false);
	const read = async () => (await fetch(`${withClock.storefront}/products/${product.id}`)).text();
	withClock.setClock(new Date());
	await expect.poll(read).toContain(text);
	// The backend's clock stands behind: what it says holds no more for this storefront, so that it says nothing.
	withClock.setClock(new Date(product.promise?.orderBefore ?? ""));
	await expect.poll(read).not.toContain("chez vous");
	withClock.setClock(new Date());
	await expect.poll(read).toContain(text);
});

import { toCategoryCode } from "@confiserie/domain/catalogue/category";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { AdminCategoryList } from "@confiserie/domain/contract/categories";
import type { Page } from "@playwright/test";
import { adminToken, api } from "../support/api";
import { expect, expectAccessible, signedIn, test } from "../support/browser";
import { suiteShop } from "../support/context";
import { tabTo } from "../support/keyboard";
import { makeProduct } from "../support/products";

/** A change made in the back office must be on the public pages within this time. */
const MOST_MS = 5000;

let token: string;
test.beforeAll(async () => {
	token = await adminToken();
});

// Whatever became of the test: others look at the seven.
test.afterEach(async () => {
	const { body } = await api<AdminCategoryList>("/admin/categories", { token });
	for (const { code } of body.content.filter(({ code }) => code.startsWith(CODE))) {
		const found = await api<AdminProductPage>(`/admin/products?category=${code}`, { token });
		for (const { id } of found.body.content) await api(`/admin/products/${id}`, { method: "DELETE", token });
		await api(`/admin/categories/${code}`, { method: "DELETE", token });
	}
});
const CODE = "FRUITS_CONFITS";

/** A public page as anybody receives it. */
const html = async (path: string) => (await fetch(`${suiteShop().storefront}${path}`)).text();
const soon = (read: () => Promise<string>) => expect.poll(read, { timeout: MOST_MS });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a category that is added and filled is in the shop's strip and catalogue within 5 s; so are its new name and place; hidden it is gone", async ({
	context,
	page,
	problems,
	size,
}) => {
	const [name, renamed] = ["Fruits confits", "Douceurs"].map((word) => `${word} ${size} ${Date.now() % 100_000}`);
	const code = toCategoryCode(name ?? "");
	const dialog = page.getByRole("dialog");
	const save = () => dialog.getByRole("button", { name: "Enregistrer" }).click();
	for (const path of ["/", "/products"]) expect(await html(path)).not.toContain(code);
	await signedIn(context, token);
	await page.goto("/admin/categories");
	await row(page, "Barbe à papa").waitFor();
	await expectAccessible(page);

	await tabTo(page, page.getByRole("button", { name: "Ajouter une catégorie" }));
	await page.keyboard.press("Enter");
	await dialog.getByLabel("Nom").fill(name ?? "");
	await dialog.getByLabel(/^Description/).fill("Cerises, clémentines et angélique.");
	await dialog.getByRole("radio", { name: "Cerise" }).check({ force: true });
	await expectAccessible(page);
	await save();
	await row(page, name ?? "").waitFor();
	for (const path of ["/", "/products"]) await soon(() => html(path)).toContain(`/products?category=${code}`);
	const product = await makeProduct(token, { category: code });
	const shelf = () => html(`/products?category=${code}`);
	await expect.poll(shelf, { timeout: 20_000 }).toContain(product.name);
	expect(await shelf()).toContain("Cerises, clémentines et angélique.");

	await page.getByRole("button", { name: `Modifier ${name}` }).click();
	await dialog.getByLabel("Nom").fill(renamed ?? "");
	await save();
	for (const path of ["/", `/products?category=${code}`]) await soon(() => html(path)).toContain(renamed);
	expect(await html("/")).not.toContain(`>${name}<`);

	const up = page.getByRole("button", { name: `Monter ${renamed}` });
	await up.focus();
	await page.keyboard.press("Enter");
	// Of the last links to them, those of the footer: a slide may lead to either.
	const order = async () => {
		const links = [...(await html("/")).matchAll(/href="\/products\?category=([A-Z0-9_]+)"/g)].map(([, one]) => one);
		return links.lastIndexOf(code) < links.lastIndexOf("DESTOCKAGE") ? "before" : "after";
	};
	await soon(order).toBe("before");
	await expect(up).toBeFocused();

	await page.getByRole("button", { name: `Modifier ${renamed}` }).click();
	await dialog.getByLabel(/^La proposer/).uncheck();
	await save();
	await row(page, "Masquée").waitFor();
	for (const path of ["/", "/products"]) await soon(() => html(path)).not.toContain(code);
	expect(await html(`/products/${product.id}`)).toContain(product.name);

	await page.reload();
	await page.getByRole("button", { name: `Supprimer ${renamed}` }).click();
	await dialog.getByRole("link", { name: "Voir ces produits" }).waitFor();
	await expectAccessible(page);
	await api(`/admin/products/${product.id}`, { method: "DELETE", token });
	await page.reload();
	await page.getByRole("button", { name: `Supprimer ${renamed}` }).click();
	await dialog.getByRole("button", { name: "Supprimer la catégorie" }).click();
	// While the dialog is open what lies behind it has no rows for anybody.
	await expect(dialog).toBeHidden();
	await expect(row(page, renamed ?? "")).toHaveCount(0);
	expect(problems).toEqual([]);
});

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { adminToken, db } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { makeProduct } from "../support/products";

test("the prices of what a filter finds rise by 4 %: tried first, followed, found again among the jobs, and put back", async ({
	page,
	problems,
}) => {
	const token = await adminToken();
	const name = `Hausse${Date.now()}`;
	const products: AdminProduct[] = [];
	for (const at of [1, 2, 3]) products.push(await makeProduct(token, { name: `${name} ${at}` }));
	const prices = async () => {
		const { rows } = await db().query<{ price: number }>(
			"select price_per_piece_box::float8 as price from product_packaging where product_id = any($1) order by reference",
			[products.map(({ id }) => id)],
		);
		return rows.map(({ price }) => price);
	};
	await signedIn(page.context(), token);
	await page.goto(`/admin/products?query=${name}`);
	await page.getByText("3 produits trouvés").waitFor();
	await page.getByRole("checkbox", { name: `Choisir ${name} 1` }).check();
	await page.getByRole("button", { name: /^Tout sélectionner/ }).click();
	await page.getByRole("checkbox", { name: `Choisir ${name} 2` }).uncheck();
	await page.getByText("2 produits choisis").waitFor();
	await expectAccessible(page);
	await expectFits(page);

	await page.getByRole("button", { name: "Changer…" }).click();
	const dialog = page.getByRole("dialog", { name: "Changer les produits" });
	await dialog.getByLabel("Action").selectOption({ label: "Changer les prix" });
	await dialog.getByLabel("Pourcentage", { exact: true }).fill("4");
	await expect(dialog.getByText(/2 produits changeront/)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: /^Changer 2/ }).click();
	await page.waitForURL(/\/admin\/products\/batches\//);
	await expect(page.getByText(/^Terminé/)).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page);
	await expectFits(page);
	expect(await prices()).toEqual([1.56, 1.5, 1.56]);

	await page.getByRole("link", { name: "Toutes les tâches" }).click();
	await page.getByRole("heading", { level: 1, name: "Tâches" }).waitFor();
	await page
		.getByRole("link", { name: /Prix \+4/ })
		.filter({ visible: true })
		.first()
		.waitFor();
	await expectAccessible(page);
	await expectFits(page);
	await page.goBack();

	await page.getByRole("button", { name: "Annuler ce changement" }).click();
	await page.getByRole("button", { name: "Annuler le changement" }).click();
	await expect(page.getByRole("heading", { level: 2, name: /Annulation/ })).toBeVisible({ timeout: 30_000 });
	await expect(page.getByText(/^Terminé/)).toBeVisible({ timeout: 60_000 });
	expect(await prices()).toEqual([1.5, 1.5, 1.5]);
	expect(problems).toEqual([]);
});

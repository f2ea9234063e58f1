import { findProduct } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, test } from "../support/browser";

test("a product's page prints as a sheet: house, image, prices by quantity and details, nothing to press", {
	tag: "@desktop",
}, async ({ page }) => {
	const { id, name } = await findProduct("BON-BER-200");
	await openPage(page, `/products/${id}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
	await expect(page.getByRole("table").first()).toBeVisible();
	await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
	for (const pressed of ["Ajouter au panier", "Passer commande"])
		await expect(page.getByRole("button", { name: pressed, exact: true })).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "Dans le même rayon" })).toHaveCount(0);
});

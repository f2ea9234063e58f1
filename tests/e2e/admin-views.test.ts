import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { newAdministrator } from "../support/staff";

test("filters and columns of the orders are saved as a view that opens the list, on any device", async ({
	page,
	problems,
}) => {
	const { token } = await newAdministrator();
	await signedIn(page.context(), token);
	await page.goto("/admin/orders?period=week&city=Gap");
	await page.getByText(/commande\(s\) trouvée\(s\)/).waitFor();
	const views = page.getByLabel("Vue", { exact: true });
	await expect(views.locator("option:checked")).toHaveText("Filtres non enregistrés");
	const columns = page.getByRole("button", { name: "Colonnes" });
	if (await columns.isVisible()) {
		await columns.click();
		await page.getByLabel("Reste dû").check();
		await page.waitForURL(/columns=/);
		const withCustomer = page.url();
		await page.getByLabel("Client", { exact: true }).uncheck();
		await page.waitForURL((url) => url.href !== withCustomer);
		await expectAccessible(page);
	}
	await page.getByRole("button", { name: "Enregistrer la vue" }).click();
	const dialog = page.getByRole("dialog", { name: "Enregistrer la vue" });
	await dialog.getByLabel("Nom de la vue").fill("Gap, 7 jours");
	await dialog.getByLabel("Ouvrir la liste avec cette vue").check();
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Enregistrer", exact: true }).click();
	await expect(dialog).toBeHidden();
	await expect(views.locator("option:checked")).toHaveText("Gap, 7 jours (par défaut)");
	await expectFits(page);

	await page.goto("/admin/orders");
	await page.waitForURL(/period=week&city=Gap/);
	await views.selectOption({ label: "Toutes les commandes" });
	await page.waitForURL((url) => url.search === "");
	await page.getByText(/commande\(s\) trouvée\(s\)/).waitFor();
	await views.selectOption({ label: "Soldes dus" });
	await page.waitForURL(/paymentStatus=PARTIAL/);
	await expectAccessible(page);
	expect(problems).toEqual([]);
});

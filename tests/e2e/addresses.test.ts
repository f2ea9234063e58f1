import type { Locator, Page } from "@playwright/test";
import { addAddress, addressesOf } from "../support/addresses";
import { registerCustomer } from "../support/api";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";

test("accounts spec §7 'Addresses': add, edit, default, delete, undo", async ({ context, page, problems }) => {
	const { token } = await registerCustomer();
	await signedIn(context, token);

	// From the user menu to the empty page.
	await page.goto("/");
	await page.getByRole("button", { name: /mon compte/ }).click();
	await page.getByRole("link", { name: "Mes adresses" }).click();
	await page.getByRole("heading", { name: "Aucune adresse enregistrée" }).waitFor();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Ajouter une adresse" }).click();
	await page.getByRole("button", { name: "Enregistrer l'adresse" }).click();
	await page.getByText("Saisissez le code postal.").waitFor();
	await expectAccessible(page);
	await fillAddress(page, "3 place aux Aires", "France", "06130", "Grasse");
	await card(page, "3 place aux Aires").getByText("Adresse par défaut").waitFor();

	await page.getByRole("button", { name: "Ajouter une adresse" }).click();
	await fillAddress(page, "1 rue Neuve", "Belgique", "1000", "Bruxelles");
	await card(page, "1 rue Neuve")
		.getByRole("button", { name: /Utiliser par défaut/ })
		.click();
	await card(page, "1 rue Neuve").getByText("Adresse par défaut").waitFor();

	await card(page, "3 place aux Aires")
		.getByRole("button", { name: /Modifier/ })
		.click();
	await page.getByLabel("Complément d'adresse").fill("Quai B");
	await page.getByRole("button", { name: "Enregistrer l'adresse" }).click();
	await card(page, "3 place aux Aires").getByText("Quai B").waitFor();
	await expectAccessible(page);

	await card(page, "1 rue Neuve")
		.getByRole("button", { name: /Supprimer/ })
		.click();
	await card(page, "3 place aux Aires").getByText("Adresse par défaut").waitFor();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Annuler" }).click();
	await card(page, "1 rue Neuve").getByText("Adresse par défaut").waitFor();
	expect((await addressesOf(token)).map(({ street, isDefault }) => [street, isDefault])).toEqual([
		["1 rue Neuve", true],
		["3 place aux Aires", false],
	]);

	// Offline, the fetched addresses and the input stay.
	await context.setOffline(true);
	await page.getByText(/Vous pourrez les changer au retour de la connexion/).waitFor();
	await page.getByRole("button", { name: "Ajouter une adresse" }).click();
	await fillAddress(page, "2 rue Basse", "France", "06130", "Grasse");
	await page.getByRole("alert").filter({ hasText: "Vous semblez hors connexion" }).waitFor();
	await expectAccessible(page);
	await context.setOffline(false);
	await page.getByRole("button", { name: "Enregistrer l'adresse" }).click();
	await card(page, "2 rue Basse").waitFor();

	expect(problems).toEqual([]);
});

test("a long book on a phone: nothing leaves the screen", { tag: "@mobile" }, async ({ context, page }) => {
	const { token } = await registerCustomer();
	for (let n = 0; n < 4; n += 1) await addAddress(token, { additionalInfo: "Bâtiment".repeat(20) });
	await signedIn(context, token);
	await page.goto("/addresses");
	await page.getByRole("article").nth(3).waitFor();
	await expectFits(page);
});

test("/addresses sends an anonymous visitor to /login and brings him back", { tag: "@desktop" }, async ({ page }) => {
	await page.goto("/addresses");
	await page.waitForURL(/\/login\?redirect=%2Faddresses$/);
});

function card(page: Page, street: string): Locator {
	return page.getByRole("article", { name: street });
}

async function fillAddress(page: Page, street: string, country: string, postalCode: string, city: string) {
	await page.getByLabel("Numéro et rue").fill(street);
	await page.getByLabel("Pays").selectOption(country);
	await page.getByLabel("Code postal").fill(postalCode);
	await page.getByLabel("Ville").fill(city);
	await page.getByRole("button", { name: "Enregistrer l'adresse" }).click();
}

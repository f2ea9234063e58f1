import { adminToken, db } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";

test("a merchant writes a page, sees it at both sizes and publishes it; a shopper reads it, and each change within seconds", {
	tag: "@mobile",
}, async ({ browser, context, page, problems }) => {
	const slug = `foire-${crypto.randomUUID().slice(0, 8)}`;
	await signedIn(context, await adminToken());
	await page.goto("/admin/contenu/pages");
	await page.getByRole("link", { name: "Qui sommes-nous" }).waitFor();
	await expectFits(page);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Nouvelle page" }).click();
	const dialog = page.getByRole("dialog", { name: "Nouvelle page" });
	await dialog.getByLabel("Titre").fill("La foire de Carpentras");
	await expect(dialog.getByLabel("Adresse")).toHaveValue("la-foire-de-carpentras");
	await dialog.getByLabel("Adresse").fill(slug);
	await dialog.getByRole("button", { name: "Créer le brouillon" }).click();
	const editor = page.getByRole("textbox", { name: "Texte", exact: true });
	await editor.click();
	await page.getByRole("button", { name: "Titre", exact: true }).click();
	await page.keyboard.type("Où nous trouver");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Place de la mairie, ");
	await page.getByRole("button", { name: "Gras" }).click();
	await page.keyboard.type("dimanche");
	await page.getByRole("button", { name: "Gras" }).click();
	await page.keyboard.type(". ");
	await page.getByRole("button", { name: "Lien" }).click();
	const link = page.getByRole("dialog", { name: "Lien" });
	await link.getByLabel("Texte du lien").fill("Nous écrire");
	await link.getByLabel("Adresse").fill("javascript:alert(1)");
	await link.getByRole("button", { name: "Appliquer" }).click();
	await link.getByText("Saisissez une adresse qui commence par").waitFor();
	await link.getByLabel("Adresse").fill("/contact");
	await link.getByRole("button", { name: "Appliquer" }).click();
	await page.getByLabel("Insérer une valeur de la boutique").selectOption("hours");
	await expectFits(page);
	await expectAccessible(page);
	for (const width of ["Téléphone", "Ordinateur"]) {
		await page.getByRole("button", { name: width }).click();
		const preview = page.frameLocator('iframe[title="Aperçu de la page"]');
		await expect(preview.getByRole("heading", { name: "Où nous trouver", includeHidden: true })).toBeVisible();
	}
	const publish = async () => {
		await page.getByRole("button", { name: "Publier maintenant" }).click();
		await page.getByText("Page publiée").first().waitFor();
	};
	await publish();
	const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
	await openPage(visitor, `/pages/${slug}`);
	await expect(visitor.getByRole("heading", { level: 1, name: "La foire de Carpentras" })).toBeVisible();
	await expect(visitor.locator("main strong")).toHaveText("dimanche");
	await expect(visitor.locator("main").getByRole("link", { name: "Nous écrire" })).toHaveAttribute("href", "/contact");
	await expect(visitor.locator("main")).toContainText("du lundi au vendredi");
	await expectFits(visitor);
	await expectAccessible(visitor);
	await page.getByLabel("Titre", { exact: true }).first().fill("La fête de Carpentras");
	await publish();
	await expect(async () => {
		await visitor.reload();
		await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("La fête de Carpentras", { timeout: 500 });
	}).toPass({ timeout: 5_000 });
	await page
		.getByRole("button", { name: /^Reprendre la version du/ })
		.last()
		.click();
	await expect(editor).toHaveText("");
	await page.getByRole("button", { name: "Retirer la page" }).click();
	await page.getByRole("button", { name: "Retirer", exact: true }).click();
	await page.getByText("Retirée").waitFor();
	expect((await visitor.goto(`/pages/${slug}`))?.status()).toBe(404);
	expect(problems).toEqual([]);
	await db().query("delete from content_page where slug = $1", [slug]);
});

import { adminToken, api, db } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";

test("a merchant writes a page, sees it at both sizes and publishes it; a shopper reads it, and each change within seconds", async ({
	browser,
	context,
	page,
	problems,
}) => {
	const slug = `foire-${crypto.randomUUID().slice(0, 8)}`;
	await signedIn(context, await adminToken());
	await page.goto("/admin/content/pages");
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
	await link.getByText("Un lien mène à une page de la boutique").waitFor();
	await link.getByLabel("Adresse").fill("/contact");
	await link.getByRole("button", { name: "Appliquer" }).click();
	await page.getByLabel("Insérer une valeur de la boutique").selectOption("hours");
	await expectFits(page);
	await expectAccessible(page);
	for (const width of ["Téléphone", "Ordinateur"]) {
		await page.getByRole("button", { name: width }).click();
		const preview = page.frameLocator('iframe[title="Aperçu de la page"]');
		await expect(preview.getByRole("heading", { name: "Où nous trouver", includeHidden: true })).toBeVisible();
		await expect(preview.locator(".outline-framboise")).toHaveText(/^Place de la mairie, dimanche\./);
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
	const redirects = [{ from: `/produit/${slug}`, to: `/pages/${slug}` }];
	await api("/admin/redirects", { method: "POST", token: await adminToken(), body: { redirects } });
	const old = await visitor.request.get(`/produit/${slug}?utm=1`, { maxRedirects: 0 });
	expect([old.status(), old.headers().location]).toEqual([301, `/pages/${slug}?utm=1`]);
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
	await page.getByText("Retirée", { exact: true }).waitFor();
	await expect(async () => {
		expect((await visitor.goto(`/pages/${slug}`))?.status()).toBe(404);
	}).toPass({ timeout: 5_000 });
	expect(problems).toEqual([]);
	await db().query("delete from content_page where slug = $1", [slug]);
	await db().query("delete from content_redirect where target = $1", [`/pages/${slug}`]);
});

test("menus, images and redirects fit, and a change of the banner reaches every page", async ({
	browser,
	context,
	page,
}) => {
	await signedIn(context, await adminToken());
	for (const [path, heading] of [
		["images", "Nouvelle image"],
		["redirects", "Ajouter"],
		["seo", "Référencement"],
		["menus", "Bandeau"],
	]) {
		await page.goto(`/admin/content/${path}`);
		await page.getByRole("heading", { name: heading, exact: true }).waitFor();
		await expectFits(page);
		await expectAccessible(page);
	}
	const text = `La foire, ce dimanche ${crypto.randomUUID().slice(0, 4)}`;
	const form = page.getByRole("form", { name: "Menus et pied de page" });
	await form.getByLabel("Texte").fill(text);
	await page.getByRole("tab", { name: "Pied de page" }).click();
	await form.getByRole("button", { name: "Descendre Cookies" }).click();
	await form.getByRole("button", { name: "Retirer Conditions de vente" }).click();
	await form.getByRole("button", { name: "Enregistrer" }).click();
	await form.getByText("La loi demande ces pages").waitFor();
	await form.getByRole("button", { name: "Ajouter un lien à «\u00a0Liens légaux\u00a0»" }).click();
	const legal = form.getByRole("list", { name: "Liens légaux" }).getByRole("listitem").last();
	await legal.getByLabel("Nom").fill("CGV");
	await legal.getByLabel("Page").fill("/terms");
	await form.getByRole("button", { name: "Enregistrer" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Enregistrer" }).click();
	await page.getByText("Réglages enregistrés").first().waitFor();
	const visitor = await (await browser.newContext()).newPage();
	await expect(async () => {
		await openPage(visitor, "/about");
		await expect(visitor.getByText(text)).toBeVisible({ timeout: 500 });
	}).toPass({ timeout: 10_000 });
	await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "CGV" })).toHaveAttribute("href", "/terms");
	await db().query("delete from shop_setting where key = 'navigation'");
});

import { dayOf } from "@confiserie/domain/day";
import { DEFAULT_HOME } from "@confiserie/domain/home-content";
import { adminToken } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, signedIn, test } from "../support/browser";
import { changeSettings } from "../support/settings";

test.afterEach(() => changeSettings("home", DEFAULT_HOME));

const DAY_MS = 86_400_000;

test("a slide is written, seen in the preview at both sizes, scheduled, published, and taken back", async ({
	browser,
	context,
	page,
	problems,
}) => {
	await signedIn(context, await adminToken());
	await page.goto("/admin/contenu");
	const form = page.getByRole("form", { name: "Contenu" });
	const slides = form.getByRole("list", { name: "Vues" }).getByRole("listitem");
	await expect(slides).toHaveCount(5);
	await expectAccessible(page);
	await form.getByRole("button", { name: "Ajouter une vue" }).click();
	await expect(form.getByLabel("Titre", { exact: true }).first()).toBeFocused();
	await form.getByLabel("Titre", { exact: true }).first().fill("La foire de Carpentras");
	await form.getByRole("button", { name: "Enregistrer" }).click();
	await expect(form.getByLabel("Étiquette")).toHaveAttribute("aria-invalid", "true");
	await form.getByLabel("Étiquette").fill("Ce dimanche");
	await form.getByLabel("Sous-titre").fill("Venez goûter");
	await form.getByLabel("Texte", { exact: true }).first().fill("Notre baraque est place de la mairie.");
	await form.getByLabel("Texte du bouton").fill("Voir les produits");
	await form.getByLabel("Publiée").check();
	const [today, tomorrow] = [new Date(), new Date(Date.now() + DAY_MS)].map(dayOf);
	await form.getByLabel("Premier jour").fill(tomorrow ?? "");
	await form.getByRole("button", { name: "Monter La foire de Carpentras" }).press("Enter");
	await expectFits(page);
	await expectAccessible(page);
	await page.getByText("Ne se voient pas aujourd'hui\u00a0: La foire de Carpentras.").waitFor();
	for (const width of ["Téléphone", "Ordinateur"]) {
		await page.getByRole("button", { name: width }).click();
		const preview = page.frameLocator('iframe[title="Aperçu de la page d\'accueil"]');
		await expect(preview.getByRole("heading", { name: "Des bonbons ou un sort ?", includeHidden: true })).toBeVisible();
	}
	await expectFits(page);
	const save = async () => {
		await form.getByRole("button", { name: "Enregistrer" }).click();
		const dialog = page.getByRole("dialog", { name: "Enregistrer ces réglages ?" });
		await dialog.getByText("Vue «\u00a0La foire de Carpentras\u00a0»").first().waitFor();
		await dialog.getByRole("button", { name: "Enregistrer" }).click();
		await page.getByText("Réglages enregistrés").first().waitFor();
	};
	await save();
	const visitor = await (await browser.newContext()).newPage();
	const indicator = visitor.getByRole("button", { name: /Ce dimanche/ });
	await openPage(visitor, "/");
	await expect(indicator).toHaveCount(0);
	await form.getByLabel("Premier jour").fill(today ?? "");
	await save();
	await expect(async () => {
		await visitor.reload();
		await expect(indicator).toHaveCount(1, { timeout: 1_000 });
	}).toPass({ timeout: 10_000 });
	await page.reload();
	await page
		.getByRole("button", { name: /^Reprendre la version d'avant le/ })
		.nth(1)
		.click();
	await expect(slides).toHaveCount(5);
	expect(problems).toEqual([]);
});

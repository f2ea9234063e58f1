import { DEFAULT_HOME } from "@confiserie/domain/content/home-content";
import { adminToken } from "../support/api";
import { openPage } from "../support/at-rest";
import { test as base, expect, expectAccessible, expectFits, newVisitor, signedIn } from "../support/browser";
import { changeSettings } from "../support/settings";

/** At a storefront whose clock the test sets. */
const test = base.extend({ baseURL: ({ withClock }, use) => use(withClock.storefront) });
test.afterEach(() => changeSettings("home", DEFAULT_HOME));

const SATURDAY_NOON = new Date("2026-12-05T12:00:00+01:00");
const LAST_SECONDS_OF_SATURDAY = new Date("2026-12-05T23:59:30+01:00");
const SUNDAY_MIDNIGHT = new Date("2026-12-06T00:00:00+01:00");
const MONDAY_MIDNIGHT = new Date("2026-12-07T00:00:00+01:00");

test("a slide is written, seen in the preview at both sizes, scheduled for Sunday, shown on that day alone, and taken back", async ({
	browser,
	context,
	page,
	problems,
	withClock,
}) => {
	withClock.setClock(SATURDAY_NOON);
	await page.clock.setFixedTime(SATURDAY_NOON);
	await signedIn(context, await adminToken());
	await page.goto("/admin/content");
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
	await page.getByRole("tab", { name: "La maison" }).click();
	await form.getByRole("region", { name: "La maison" }).getByLabel("Titre").fill("Notre baraque");
	await page.getByRole("tab", { name: "Vues" }).click();
	await form.getByLabel("Premier jour").fill("2026-12-06");
	await form.getByLabel("Dernier jour").fill("2026-12-06");
	await form.getByRole("button", { name: "Monter La foire de Carpentras" }).press("Enter");
	await expectFits(page);
	await expectAccessible(page);
	await page.getByText("Ne se voient pas aujourd'hui\u00a0: La foire de Carpentras.").waitFor();
	for (const width of ["Téléphone", "Ordinateur"]) {
		await page.getByRole("button", { name: width }).click();
		const preview = page.frameLocator('iframe[title="Aperçu de la page d\'accueil"]');
		await expect(preview.getByRole("heading", { name: "La foire de Carpentras", includeHidden: true })).toBeVisible();
	}
	await expectFits(page);
	await form.getByRole("button", { name: "Enregistrer" }).click();
	const dialog = page.getByRole("dialog", { name: "Enregistrer ces réglages ?" });
	await dialog.getByText("Vue «\u00a0La foire de Carpentras\u00a0»").first().waitFor();
	await dialog.getByRole("button", { name: "Enregistrer" }).click();
	await page.getByText("Réglages enregistrés").first().waitFor();

	const visitor = (await newVisitor(browser, withClock.storefront)).page;
	const expectSlides = (number: number) =>
		expect(async () => {
			await visitor.reload();
			await expect(visitor.getByRole("button", { name: /Ce dimanche/ })).toHaveCount(number, { timeout: 1_000 });
		}).toPass({ timeout: 10_000 });
	withClock.setClock(LAST_SECONDS_OF_SATURDAY);
	await openPage(visitor, "/");
	await expect(async () => {
		await visitor.reload();
		await visitor.getByRole("heading", { name: "Notre baraque" }).waitFor({ timeout: 1_000 });
	}).toPass({ timeout: 10_000 });
	await expectSlides(0);
	withClock.setClock(SUNDAY_MIDNIGHT);
	await expectSlides(1);
	withClock.setClock(MONDAY_MIDNIGHT);
	await expectSlides(0);

	await page.clock.setFixedTime(SUNDAY_MIDNIGHT);
	await page.reload();
	await expect(slides).toHaveCount(6);
	await expect(page.getByText("Ne se voient pas aujourd'hui")).toHaveCount(0);
	await page
		.getByRole("button", { name: /^Reprendre la version d'avant le/ })
		.first()
		.click();
	await expect(slides).toHaveCount(5);
	expect(problems).toEqual([]);
});

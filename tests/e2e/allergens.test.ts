import { findProduct } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, test } from "../support/browser";

/** Contains arachides; traces of fruits à coque and lait. */
let peanuts: { id: string; name: string };
test.beforeAll(async () => {
	peanuts = await findProduct("BON-ARA-150");
});

const chips = { name: "Filtres appliqués" };

test("a search without peanuts is a chip; remembered on request, it marks other lists, and is forgotten", {
	tag: ["@desktop", "@mobile"],
}, async ({ page, problems }) => {
	await openPage(page, "/products?query=bonbons+sans+arachide");
	await expect(page.getByRole("list", chips)).toContainText("Sans arachides");
	const products = page.getByRole("region", { name: "Produits" });
	await expect(products.getByRole("heading", { name: peanuts.name })).toHaveCount(0);
	await expect(products.getByText("Sans arachides", { exact: true }).first()).toBeVisible();
	await expectAccessible(page);

	const filters = page.getByRole("button", { name: /^Filtrer/ });
	if (await filters.isVisible()) await filters.click();
	await page.getByRole("button", { name: "J'accepte, retenir ce choix" }).click();
	await expect(page.getByRole("button", { name: "Effacer le choix retenu" })).toBeFocused();

	await openPage(page, "/products?query=arachide");
	const card = page.getByRole("article").filter({ hasText: peanuts.name });
	await expect(card.getByText("Contient\u00a0: arachides")).toBeVisible();
	if (await filters.isVisible()) await filters.click();
	await page.getByRole("button", { name: "Effacer le choix retenu" }).click();
	await expect(card.getByText("Contient\u00a0: arachides")).toHaveCount(0);
	expect(problems).toEqual([]);
});

test("the filter works by keys, traces apart", { tag: "@desktop" }, async ({ page }) => {
	await openPage(page, "/products?category=BONBONS");
	const group = page.getByRole("group", { name: "Sans allergène" });
	const box = group.getByRole("checkbox", { name: /^Sans lait/ });
	await box.focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(/without=LAIT/);
	await expect(box).toBeChecked();
	await expect(box).toBeFocused();
	const count = page.getByRole("status").filter({ hasText: "traces exclues" });
	const strict = Number.parseInt((await count.textContent()) ?? "", 10);
	await group.getByRole("checkbox", { name: "Accepter les traces possibles" }).press("Space");
	await expect(page).toHaveURL(/allowTraces=true/);
	const lenient = page.getByRole("status").filter({ hasText: "traces acceptées" });
	expect(Number.parseInt((await lenient.textContent()) ?? "", 10)).toBeGreaterThan(strict);
	await page.getByRole("link", { name: "Retirer le filtre Sans lait" }).click();
	await expect(page).not.toHaveURL(/without/);
});

test("the sheet of a cart prints on A4: products, allergens in bold, traces, nothing to press", {
	tag: "@desktop",
}, async ({ page }) => {
	await openPage(page, "/fiche-allergenes");
	await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
	await openPage(page, `/products/${peanuts.id}`);
	await page.getByRole("main").getByRole("button", { name: "Ajouter au panier" }).first().click();
	await openPage(page, "/fiche-allergenes");
	const row = page.getByRole("row").filter({ hasText: peanuts.name });
	await expect(row.getByText("arachides", { exact: true })).toHaveCSS("font-weight", /^(600|700)$/);
	await expect(row).toContainText("fruits à coque");
	await expectAccessible(page);
	await page.emulateMedia({ media: "print" });
	await expect(row).toBeVisible();
	await expect(page.getByRole("button", { name: "Imprimer" })).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
	expect(
		pdf
			.match(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/)
			?.slice(1)
			.map((points) => Math.round(Number(points))),
	).toEqual([595, 842]);
});

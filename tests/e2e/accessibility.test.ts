import type { Page } from "@playwright/test";
import { findProduct } from "../support/api";
import { openPage } from "../support/at-rest";
import { expect, expectAccessible, expectFits, newVisitor, test } from "../support/browser";
import { hasFocus, tabTo } from "../support/keyboard";
import { SCREENS } from "../support/screens";
import { cart } from "../support/shopper";
import { doubleText, expectWithinEdges } from "../support/text-size";

let product: string;
test.beforeAll(async () => {
	product = `/products/${(await findProduct("BON-BER-200")).id}`;
});

/** Each public route with a heading or text that shows its state. */
const ROUTES: [name: string, path: string | (() => string), sign: string | RegExp][] = [
	["home", "/", "Nos meilleures ventes"],
	["catalogue", "/products", "Tous nos produits"],
	["catalogue of a category", "/products?category=BONBONS&tag=ARTISANAL", "Bonbons : artisanal"],
	["catalogue of a category and a season", "/products?category=BONBONS&tag=NOEL", /^Bonbons/],
	["catalogue as a list", "/products?view=list", "Tous nos produits"],
	["catalogue, empty", "/products?tag=NOEL&maxPrice=0.01", "Aucun produit trouvé pour cette sélection."],
	["search results", "/products?query=barbe", /^Résultats pour/],
	["search, empty", "/products?query=zzqxw", /^Aucun produit trouvé pour la recherche/],
	["product", () => product, "Berlingots rayés aux cinq fruits"],
	["product not found", "/products/inconnu", "Produit non trouvé"],
	["page not found", "/rien", "Cette page n'existe pas"],
	["favourites, empty", "/favorites", "Aucun favori pour l'instant"],
	["login", "/login", "Connexion"],
	["register", "/register", "Créer un compte"],
	["about", "/about", "Qui sommes-nous"],
	["questions", "/faq", "Questions fréquentes"],
	["contact", "/contact", "Nous écrire"],
	["terms", "/terms", "Conditions de vente"],
	["privacy", "/privacy", "Confidentialité"],
	["cookies", "/cookies", "Cookies"],
	["legal notice", "/mentions-legales", "Mentions légales"],
	["newsletter", "/lettre", "Notre lettre"],
	["rules of reviews", "/avis", "Contrôle des avis"],
	["statement of accessibility", "/accessibilite", "Accessibilité"],
	["withdrawal", "/retractation", "Renoncer au contrat ici"],
];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first();
const dialog = (page: Page, name?: string) => page.getByRole("dialog", name ? { name } : {});

async function close(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	await dialog(page).waitFor({ state: "detached" });
}

/** The narrowest screen that WCAG 2.2 has a page fit (1.4.10). */
const NARROWEST = { width: 320, height: 640 };

test.describe("no axe violation on either screen, and no sideways scrolling on 320 px or with text of 200 %", {
	tag: "@desktop",
}, () => {
	let visitor: Awaited<ReturnType<typeof newVisitor>>;
	test.beforeAll(async ({ browser }) => {
		visitor = await newVisitor(browser);
	});
	test.afterAll(() => visitor?.context.close());

	for (const [name, path, sign] of ROUTES)
		test(name, async () => {
			const { page, problems } = visitor;
			problems.length = 0;
			await page.setViewportSize(SCREENS.desktop);
			await openPage(page, typeof path === "string" ? path : path());
			await page.getByRole("main").getByRole("heading", { name: sign }).first().waitFor();
			await expectAccessible(page);
			await page.setViewportSize(SCREENS.mobile);
			await expectAccessible(page);
			const usualText = await doubleText(page);
			await expectWithinEdges(page);
			await usualText();
			await page.setViewportSize(NARROWEST);
			await expectFits(page);
			expect(problems).toEqual([]);
		});
});

test.describe("no axe violation", () => {
	test("drawers, empty and filled, and the login modal", async ({ page }) => {
		await page.goto("/products?category=BONBONS");
		await button(page, "Panier, vide").click();
		await cart(page).waitFor();
		await expectAccessible(page);
		await close(page);
		await button(page, /^Garder .* dans mes favoris$/).click();
		await button(page, /^Ajouter .* au panier$/).click();
		await button(page, "Favoris, 1 produit").click();
		await dialog(page, "Mes favoris").getByText("1 produit favori").waitFor();
		await expectAccessible(page);
		await close(page);
		await button(page, /^Panier, \d/).click();
		await cart(page).getByRole("button", { name: "Passer commande" }).waitFor();
		await expectAccessible(page);
		await cart(page).getByRole("button", { name: "Passer commande" }).click();
		await dialog(page).getByLabel("Mot de passe", { exact: true }).waitFor();
		await expectAccessible(page);
	});

	test("product: the image enlarged, and the notice of a lost connection", async ({ page, context }) => {
		await page.goto(product);
		await button(page, "Agrandir l'image").click();
		await dialog(page).getByRole("button", { name: "Vue suivante" }).click();
		await dialog(page).getByText("Vue 2 sur 3").waitFor();
		await expectAccessible(page);
		await close(page);
		await context.setOffline(true);
		await page.getByText(/^Vous êtes hors connexion/).waitFor();
		await expectAccessible(page);
		await context.setOffline(false);
	});

	test("search suggestions and unfolded filters and questions", async ({ page, size }) => {
		await page.goto("/products");
		if (size === "mobile") {
			await button(page, "Filtrer").click();
			await page.getByRole("button", { name: /^Voir \d+ produits$/ }).waitFor();
			await expectAccessible(page);
			await page.getByRole("checkbox", { name: /^Bio/ }).check();
			await page.waitForURL(/tag=BIO/);
			await page.getByRole("button", { name: /^Voir \d+ produits$/ }).click();
			await expect(page.getByRole("checkbox", { name: /^Bio/ })).toBeHidden();
			await button(page, "Rechercher").click();
		}
		await page.getByRole("combobox", { name: /recherche/i }).fill("barbe");
		await page.getByRole("option").first().waitFor();
		await expectAccessible(page);
		await page.goto("/faq");
		await page.locator("summary").first().click();
		await page.locator("details[open]").waitFor();
		await expectAccessible(page);
	});
});

test.describe("by keyboard alone", () => {
	test("search, open a product, add it to the cart, open the drawer; Esc gives the focus back", async ({
		page,
		size,
	}) => {
		await page.goto("/");
		await page.keyboard.press("Tab");
		expect(await hasFocus(page.getByRole("link", { name: "Aller au contenu" }))).toBe(true);
		const box = page.getByRole("combobox", { name: /recherche/i });
		if (size === "mobile") {
			await tabTo(page, button(page, "Rechercher"));
			await page.keyboard.press("Enter");
			await expect.poll(() => hasFocus(box)).toBe(true);
		} else await tabTo(page, box);
		await page.keyboard.type("berlingots rayés");
		await page.keyboard.press("Enter");
		const found = page.getByRole("main").getByRole("link", { name: "Berlingots rayés aux cinq fruits" });
		await tabTo(page, found);
		await page.keyboard.press("Enter");
		const add = page.getByRole("button", { name: "Ajouter au panier", exact: true }).first();
		await tabTo(page, add);
		await page.keyboard.press("Enter");
		const cartButton = button(page, /^Panier, 1/);
		await tabTo(page, cartButton, "Shift+Tab");
		await page.keyboard.press("Enter");
		await cart(page).waitFor();
		await expect.poll(() => cart(page).evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true);
		await page.keyboard.press("Escape");
		await cart(page).waitFor({ state: "detached" });
		await expect.poll(() => hasFocus(cartButton)).toBe(true);
	});
});

import type { Page } from "@playwright/test";
import { translatePage } from "../../storefront/src/lib/testing/translate.mjs";
import { findProduct, registerCustomer } from "../support/api";
import { listening } from "../support/at-rest";
import { expect, signedIn, test } from "../support/browser";
import {
	addToCart,
	CARDS,
	cart,
	fillDelivery,
	newPerson,
	openCart,
	orderFromCart,
	orderNumberOnSuccess,
	payButton,
	registerInModal,
	typeCard,
} from "../support/shopper";

/** Every page of this visitor is translated as soon as it listens, and what comes later too. */
const translated = (page: Page, sign = "page-listens"): Promise<unknown> =>
	page.addInitScript(`addEventListener("${sign}", () => (${translatePage})())`);
const expectTranslated = (page: Page) => expect(page.locator("main font").first()).toBeAttached();

test.beforeEach(({ page }) => translated(page));
test.afterEach(async ({ page, problems }) => {
	await expectTranslated(page);
	expect(problems).toEqual([]);
});

test("a translated sale: from the product to the thanks", async ({ page }) => {
	const person = newPerson();
	await page.goto(`/products/${(await findProduct("BON-BER-200")).id}`);
	await expectTranslated(page);
	await addToCart(page, "Carton", 2);
	await openCart(page);
	await expect(cart(page)).toContainText("2 cartons");
	await cart(page).getByRole("button", { name: "Augmenter la quantité" }).click();
	await expect(cart(page)).toContainText("3 cartons");
	await expect(cart(page)).not.toContainText("2 cartons");
	await orderFromCart(page);
	await registerInModal(page, person);
	await fillDelivery(page, person);
	await typeCard(page, CARDS.declined);
	await payButton(page).click();
	await page.getByRole("alert").filter({ hasText: "Votre carte a été refusée" }).waitFor();
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	await orderNumberOnSuccess(page);
});

for (const path of ["/", "/products"])
	test(`on a translated ${path} 'Ajouter' adds and reads 'Ajouter' again`, async ({ page }) => {
		await page.goto(path);
		await expectTranslated(page);
		const add = page.getByRole("button", { name: /^Ajouter .* au panier$/ }).nth(1);
		await add.click();
		await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
	});

test("a translated list grows with 'Voir plus', and its count with it", async ({ page }) => {
	await page.goto("/products");
	await expectTranslated(page);
	const count = page.getByRole("main").getByRole("status").filter({ hasText: / sur / });
	await expect(count).toHaveText(/^20 sur/);
	await page.getByRole("button", { name: "Voir plus de produits" }).click();
	await expect(count).toHaveText(/^40 sur/);
	expect(await page.getByRole("main").getByRole("article").count()).toBe(40);
});

test("a translated contact form is sent", async ({ page }) => {
	await page.goto("/contact");
	await expectTranslated(page);
	const main = page.getByRole("main");
	await main.getByLabel("Nom").fill("Camille");
	await main.getByLabel("Email", { exact: true }).fill("camille@exemple.fr");
	await main.getByLabel("Objet").fill("Palette");
	await main.getByLabel("Message").fill("Bonjour");
	await main.getByRole("button", { name: "Envoyer le message" }).click();
	await page.getByRole("heading", { name: "Message bien reçu" }).waitFor();
});

test("a translated account saves a name", async ({ context, page }) => {
	const { token } = await registerCustomer();
	await signedIn(context, token);
	await page.goto("/account/profile");
	await page.getByRole("form", { name: "Nom et prénom" }).getByLabel("Prénom").fill("Anaïs");
	await page.getByRole("button", { name: "Enregistrer mon nom" }).click();
	await page.getByText("Votre nom est enregistré.").waitFor();
});

test("a page that is translated before it listens works", async ({ page }) => {
	await translated(page, "DOMContentLoaded");
	await page.goto("/products");
	await expectTranslated(page);
	await listening(page);
	await page
		.getByRole("button", { name: /^Ajouter .* au panier$/ })
		.first()
		.click();
	await page.getByRole("button", { name: "Panier, 1 article" }).waitFor();
});

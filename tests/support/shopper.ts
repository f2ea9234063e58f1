import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";

/** What a new customer types. */
export interface Person {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	password: string;
	street: string;
	postalCode: string;
	city: string;
}

export function newPerson(): Person {
	return {
		firstName: "Apolline",
		lastName: "Berthier",
		email: `apolline-${randomUUID()}@exemple.fr`,
		phone: "612345678",
		password: "Guimauve-rose-2026",
		street: "12 rue des Berlingots",
		postalCode: "84200",
		city: "Carpentras",
	};
}

/** On a product page: chooses a unit, a quantity, and adds to the cart. */
export async function addToCart(page: Page, unit: "Carton" | "Couche" | "Palette", quantity: number): Promise<void> {
	const choice = page.getByRole("group", { name: "Commander par" });
	// What is sold in one unit offers no choice.
	if ((await choice.count()) > 0)
		await choice
			.locator("label")
			.filter({ has: page.getByRole("radio", { name: new RegExp(unit) }) })
			.click();
	const field = page.getByRole("group", { name: /^Quantité, en/ }).getByRole("textbox");
	await field.fill(String(quantity));
	await field.press("Enter");
	await page.getByRole("button", { name: "Ajouter au panier", exact: true }).first().click();
	await page.getByRole("button", { name: /^Panier, \d/ }).waitFor();
}

/** Opens the cart and orders. */
export async function orderFromCart(page: Page): Promise<void> {
	await openCart(page);
	await cart(page).getByRole("button", { name: "Passer commande" }).click();
}

export async function openCart(page: Page): Promise<void> {
	if (!(await cart(page).isVisible())) await page.getByRole("button", { name: /^Panier,/ }).click();
	await cart(page).waitFor();
}

/** The rest of the cart: code, delivery, quote, list, payment at once. */
export const moreOfCart = (page: Page): Locator => cart(page).getByText("Code, livraison et autres choix");

export function cart(page: Page): Locator {
	return page.getByRole("dialog", { name: "Votre panier" });
}

/** In the modal that opens on ordering without an account: makes one. */
export async function registerInModal(page: Page, person: Person): Promise<void> {
	const modal = page.getByRole("dialog");
	await modal.getByRole("button", { name: "Créer un compte" }).click();
	await fillRegistration(page, person);
	await modal.getByRole("button", { name: "Créer mon compte" }).click();
	await modal.waitFor({ state: "hidden" });
}

async function fillRegistration(page: Page, person: Person): Promise<void> {
	const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Créer mon compte" }) });
	await form.getByLabel("Prénom").fill(person.firstName);
	await form.getByLabel("Nom", { exact: true }).fill(person.lastName);
	await form.getByLabel("Email").fill(person.email);
	await form.getByRole("textbox", { name: "Téléphone" }).fill(person.phone);
	await form.getByLabel("Mot de passe", { exact: true }).fill(person.password);
	await form.getByLabel("Confirmation du mot de passe", { exact: true }).fill(person.password);
}

/** Step 1 of the checkout: the address; name, e-mail and phone come from the account. */
export async function fillDelivery(page: Page, person: Person): Promise<void> {
	await page.waitForURL(/\/checkout$/);
	expect(await page.getByRole("main").getByLabel("Email").inputValue()).toBe(person.email);
	await page.getByLabel("Numéro et rue").fill(person.street);
	await page.getByLabel("Code postal").fill(person.postalCode);
	await page.getByLabel("Ville").fill(person.city);
	// Offered once the address book was read: an address is saved only then.
	await page.getByRole("checkbox", { name: "Enregistrer cette adresse dans mon carnet" }).waitFor();
	await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
	await page.getByRole("heading", { name: "Paiement" }).waitFor();
}

export const CARDS = { success: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" } as const;

/** Step 2: types a card; `payButton` then pays. */
export async function typeCard(page: Page, number: string): Promise<void> {
	const form = page.getByRole("form", { name: "Carte bancaire" });
	await form.getByLabel("Numéro de carte").fill(number);
	await form.getByLabel(/Expiration/).fill(`12 / ${String((new Date().getFullYear() + 2) % 100)}`);
	await form.getByLabel("Cryptogramme").fill("123");
}

export function payButton(page: Page): Locator {
	return page.getByRole("button", { name: /^Commander avec obligation de paiement/ });
}

/** The order number that the success page shows. */
export async function orderNumberOnSuccess(page: Page): Promise<string> {
	await page.waitForURL(/\/checkout\/success/);
	await page.getByRole("heading", { name: "Merci pour votre commande" }).waitFor();
	const number = page.locator("dt", { hasText: "Numéro de commande" }).locator("xpath=following-sibling::dd");
	return ((await number.textContent()) ?? "").trim();
}

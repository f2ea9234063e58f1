import type { Product } from "@confiserie/domain/contract/product";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/browser";
import { layeredProduct, walkFirstSale } from "../support/first-sale";
import { bookedOrder, orderCount } from "../support/records";
import {
	addToCart,
	CARDS,
	fillDelivery,
	newPerson,
	orderFromCart,
	orderNumberOnSuccess,
	payButton,
	registerInModal,
	typeCard,
} from "../support/shopper";

let product: Product;

test.beforeAll(async () => {
	product = await layeredProduct();
});

test("A first sale: two layers, from the search to Medusa's order", async ({ page, problems }) => {
	await walkFirstSale(page, product);
	expect(problems).toEqual([]);
});

test.describe("Bad luck on the way", () => {
	test("a declined card says so, the order stays, and another card then pays it", { tag: "@mobile" }, async ({
		page,
	}) => {
		const person = await atPayment(page);
		await typeCard(page, CARDS.declined);
		await payButton(page).click();
		await page.getByRole("alert").filter({ hasText: "Votre carte a été refusée" }).waitFor();
		await expectAccessible(page);
		await typeCard(page, CARDS.success);
		await payButton(page).click();
		const booked = await bookedOrder(await orderNumberOnSuccess(page));
		expect(booked).toMatchObject({ captures: 1, capturedCents: booked.totalCents });
		expect(await orderCount(person.email)).toBe(1);
	});

	test("a double click on pay makes one order and one payment", { tag: "@desktop" }, async ({ page }) => {
		const person = await atPayment(page);
		await typeCard(page, CARDS.success);
		await payButton(page).dblclick();
		const booked = await bookedOrder(await orderNumberOnSuccess(page));
		expect(booked).toMatchObject({ captures: 1, capturedCents: booked.totalCents });
		expect(await orderCount(person.email)).toBe(1);
	});

	test("a reload in mid-payment resumes the same order", { tag: "@mobile" }, async ({ page }) => {
		const person = await atPayment(page);
		await typeCard(page, CARDS.success);
		await page.reload();
		await payButton(page).waitFor();
		await typeCard(page, CARDS.success);
		await payButton(page).click();
		await orderNumberOnSuccess(page);
		expect(await orderCount(person.email)).toBe(1);
	});

	test("the back button returns to the input, and continuing uses the same order", {
		tag: "@desktop",
	}, async ({ page }) => {
		const saved = page.waitForResponse(
			(answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/addresses"),
		);
		const person = await atPayment(page);
		// The step folds an address up once the address book has it.
		await saved;
		await page.goBack();
		await page.getByRole("button", { name: "Modifier l'adresse" }).click();
		const street = page.getByLabel("Numéro et rue");
		await street.waitFor();
		expect(await street.inputValue()).toBe(person.street);
		await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
		await typeCard(page, CARDS.success);
		await payButton(page).click();
		await orderNumberOnSuccess(page);
		expect(await orderCount(person.email)).toBe(1);
	});

	test("while the backend does not answer, the page says so and loses nothing", { tag: "@mobile" }, async ({
		context,
		page,
	}) => {
		const person = await atPayment(page);
		await context.route("**/api/**", (route) => route.abort("connectionrefused"));
		await typeCard(page, CARDS.success);
		await payButton(page).click();
		await page
			.getByRole("alert")
			.filter({ hasText: /ne répond pas|hors connexion/ })
			.waitFor();
		await expectAccessible(page);
		await context.unroute("**/api/**");
		await payButton(page).click();
		const booked = await bookedOrder(await orderNumberOnSuccess(page));
		expect(booked.captures).toBe(1);
		expect(await orderCount(person.email)).toBe(1);
	});
});

/** A new customer with two layers, arrived at the card form. */
async function atPayment(page: Page) {
	const person = newPerson();
	await page.goto(`/products/${product.id}`);
	await addToCart(page, "Couche", 2);
	await orderFromCart(page);
	await registerInModal(page, person);
	await fillDelivery(page, person);
	return person;
}

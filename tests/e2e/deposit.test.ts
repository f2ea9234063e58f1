import type { Order } from "@confiserie/domain/contract/order";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { quoteShipping } from "@confiserie/domain/delivery/shipping";
import { formatCents } from "@confiserie/domain/format";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import { depositCents } from "@confiserie/domain/payments/deposit";
import { lineTotalCents } from "@confiserie/domain/prices/tier-price";
import type { Page } from "@playwright/test";
import { api, login } from "../support/api";
import { expect, expectAccessible, test } from "../support/browser";
import { bookedOrder, medusaOrder, orderCount, projectedOrder } from "../support/records";
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

test("a professional pays a deposit with the commercial code, and sees everywhere what is left to pay", {
	tag: "@mobile",
}, async ({ page, problems }) => {
	const person = newPerson();
	const code = await commercialCodeFor(person.email);
	const { totalCents } = quoteShipping(lineTotalCents(product, 2 * (product.boxesPerLayer ?? 0)));
	await page.goto(`/products/${product.id}`);
	await addToCart(page, "Couche", 2);
	await orderFromCart(page);
	await registerInModal(page, person);
	await fillDelivery(page, person);
	const field = page.getByLabel(/^Code commercial/);
	const deposit = page.getByRole("radio", { name: /^Acompte/ });
	const full = page.getByRole("radio", { name: /^Paiement intégral/ });

	await page.getByText("J'ai un code commercial").click();
	await deposit.click();
	await page
		.getByRole("alert")
		.filter({ hasText: "L'acompte nécessite un code commercial valide et un minimum de 20,00 €" })
		.waitFor();
	expect(await full.isChecked()).toBe(true);
	await field.pressSequentially("abc");
	expect(await field.inputValue()).toBe("ABC");
	await says(page, "Le code doit contenir exactement 8 caractères");
	await expectAccessible(page);
	await field.fill("ZZZZZZZZ");
	await says(page, "Code commercial invalide. Vérifiez votre saisie ou contactez-nous");
	await expectAccessible(page);
	await field.fill(code.toLowerCase());
	await says(page, "Code validé ! Vous pouvez maintenant payer par acompte");

	await expect(deposit).toBeChecked();
	await paysNow(page, depositCents(totalCents, 25), totalCents);
	await page.getByLabel("Pourcentage de l'acompte").selectOption("40");
	await paysNow(page, depositCents(totalCents, 40), totalCents);
	await expectAccessible(page);
	await field.press("End");
	await field.press("Backspace");
	await paysNow(page, totalCents, totalCents);
	expect(await full.isChecked()).toBe(true);
	await field.fill(code);
	await says(page, "Code validé ! Vous pouvez maintenant payer par acompte");
	await expect(deposit).toBeChecked();
	const depositNow = depositCents(totalCents, 25);
	await paysNow(page, depositNow, totalCents);

	await page.reload();
	await paysNow(page, depositNow, totalCents);
	expect(await deposit.isChecked()).toBe(true);
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	const orderNumber = await orderNumberOnSuccess(page);
	await shows(page, formatCents(depositNow), formatCents(totalCents - depositNow), "Restant dû");
	await expectAccessible(page);
	await page.getByRole("link", { name: "Voir ma commande" }).click();
	await page.getByRole("heading", { name: `Commande ${orderNumber}` }).waitFor();
	await shows(page, "Acompte payé", formatCents(depositNow), formatCents(totalCents - depositNow), "Restant dû");
	await expectAccessible(page);

	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: await login(person) });
	expect(order).toMatchObject({
		status: "CONFIRMED",
		paymentStatus: "PARTIAL",
		depositPercentage: 25,
		paidAmount: depositNow / 100,
		remainingAmount: (totalCents - depositNow) / 100,
	});
	const booked = await projectedOrder(orderNumber);
	expect(booked).toMatchObject({ totalCents, capturedCents: depositNow, captures: 1 });
	expect(await orderCount(person.email)).toBe(1);
	expect((await medusaOrder(booked.medusaOrderId ?? "")).payment_status).toBe("partially_captured");

	await page.getByRole("button", { name: /^Payer le solde/ }).click();
	await typeCard(page, CARDS.success);
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Payer\s/ }).click();
	await says(page, "Merci, votre solde est payé");
	await expectAccessible(page);
	expect(await bookedOrder(orderNumber)).toMatchObject({ capturedCents: totalCents, captures: 2 });
	expect(problems).toEqual([]);
});

const says = (page: Page, message: string) => page.getByText(message).filter({ visible: true }).first().waitFor();

/** The button and the summary state what is taken now and, when it is not all, what is left. */
async function paysNow(page: Page, cents: number, totalCents: number): Promise<void> {
	const button = payButton(page).filter({ hasText: formatCents(cents) });
	await button.waitFor();
	const rest = totalCents - cents;
	const text = [await button.textContent(), await page.getByRole("region", { name: "Récapitulatif" }).textContent()];
	for (const part of text) {
		if (rest > 0) expect(part).toContain(formatCents(rest));
		else expect(part).not.toContain("Restant dû");
	}
}

async function shows(page: Page, ...texts: string[]): Promise<void> {
	const main = (await page.getByRole("main").textContent()) ?? "";
	for (const text of texts) expect(main).toContain(text);
}

/** A product sold by the layer with enough in stock. */
async function layeredProduct(): Promise<Product> {
	const { body } = await api<ProductList>("/products?limit=100&inStock=true");
	const found = body.items.find(({ boxesPerLayer, pricePerPieceLayer, stock }) =>
		Boolean(boxesPerLayer && pricePerPieceLayer && stock >= 4 * boxesPerLayer),
	);
	if (!found) throw new Error("The demo catalogue has no product by the layer with enough in stock.");
	return found;
}

import type { Order } from "@confiserie/domain/contract/order";
import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { formatCents } from "@confiserie/domain/format";
import { lineTotalCents, pricePerBoxCents } from "@confiserie/domain/prices/tier-price";
import { expect, type Page } from "@playwright/test";
import { api, login } from "./api";
import { expectAccessible } from "./browser";
import { medusaOrder, projectedOrder, stockOf } from "./records";
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
} from "./shopper";

/**
 * Walks a sale of two layers from the search to Medusa's order, each page checked for accessibility, and compares what
 * the screens, the order book, Medusa and the stock say.
 */
export async function walkFirstSale(page: Page, product: Product): Promise<void> {
	const person = newPerson();
	const boxes = 2 * (product.boxesPerLayer ?? 0);
	const goodsCents = lineTotalCents(product, boxes);
	const before = await stockOf(product.id);

	await page.goto("/");
	await expectAccessible(page);
	await find(page, product);
	await expectAccessible(page);

	await addToCart(page, "Couche", 2);
	await openCart(page);
	await expect(cart(page)).toContainText(formatCents(goodsCents));
	await expectAccessible(page);

	await orderFromCart(page);
	await registerInModal(page, person);
	await page.waitForURL(/\/checkout$/);
	await page.getByRole("heading", { name: "Commande", exact: true }).waitFor();
	await expectAccessible(page);
	await fillDelivery(page, person);
	await expectAccessible(page);

	const shippingCents = goodsCents >= 4000 ? 0 : 499;
	const totalCents = goodsCents + shippingCents;
	expect(await payButton(page).textContent()).toContain(formatCents(totalCents));
	await typeCard(page, CARDS.success);
	await payButton(page).click();
	const orderNumber = await orderNumberOnSuccess(page);
	expect(await textOf(page.getByRole("main"))).toContain(formatCents(totalCents));
	await expectAccessible(page);
	expect(await page.evaluate(() => localStorage.getItem("cart"))).toMatch(/^(null|\[\])$/);

	await page.getByRole("link", { name: "Voir ma commande" }).click();
	await page.getByRole("heading", { name: `Commande ${orderNumber}` }).waitFor();
	const detail = await textOf(page.getByRole("main"));
	expect(detail).toContain(product.name);
	expect(detail).toContain(formatCents(totalCents));
	await expectAccessible(page);
	await page.goto("/orders");
	await page.getByRole("link", { name: orderNumber }).waitFor();
	await expectAccessible(page);

	const { body: order } = await api<Order>(`/orders/${orderNumber}`, { token: await login(person) });
	expect(order).toMatchObject({
		paymentStatus: "PAID",
		status: "CONFIRMED",
		totalAmount: totalCents / 100,
		paidAmount: totalCents / 100,
		remainingAmount: 0,
		shippingCost: shippingCents / 100,
		items: [{ productId: product.id, quantity: boxes, totalPrice: goodsCents / 100 }],
	});
	const booked = await projectedOrder(orderNumber);
	expect(booked).toMatchObject({
		status: "CONFIRMED",
		subtotalCents: goodsCents,
		shippingCents,
		totalCents,
		capturedCents: totalCents,
		captures: 1,
		lines: [{ productId: product.id, boxes, unitPriceCents: pricePerBoxCents(product, boxes), totalCents: goodsCents }],
	});
	const projected = await medusaOrder(booked.medusaOrderId ?? "");
	expect(cents(projected.total)).toBe(totalCents);
	expect(projected.items).toHaveLength(1);
	expect(projected.items[0]).toMatchObject({ product_id: product.id, quantity: boxes });
	expect(projected.payment_status).toBe("captured");
	const after = await stockOf(product.id);
	expect(after.stocked - after.reserved).toBe(before.stocked - before.reserved - boxes);
}

/** Searches a product by its name, as a visitor would, and opens it. */
async function find(page: Page, wanted: Product): Promise<void> {
	const search = page.getByRole("combobox", { name: "Rechercher un produit" }).filter({ visible: true });
	if ((await search.count()) === 0)
		await page
			.getByRole("button", { name: /recherch/i })
			.first()
			.click();
	await search.first().fill(wanted.name);
	await search.first().press("Enter");
	await page.waitForURL(/\/products\?query=/);
	await expectAccessible(page);
	await page.getByRole("main").getByRole("link", { name: wanted.name, exact: true }).first().click();
	await page.waitForURL(`**/products/${wanted.id}`);
	await page.getByRole("heading", { level: 1, name: wanted.name }).waitFor();
}

/** A product sold by the layer with enough in stock for every test here. */
export async function layeredProduct(): Promise<Product> {
	const { body } = await api<ProductList>("/products?limit=100&inStock=true");
	const found = body.items.find(({ boxesPerLayer, pricePerPieceLayer, stock }) =>
		Boolean(boxesPerLayer && pricePerPieceLayer && stock >= 16 * boxesPerLayer),
	);
	if (!found) throw new Error("The demo catalogue has no product by the layer with enough in stock.");
	return found;
}

async function textOf(element: ReturnType<Page["getByRole"]>): Promise<string> {
	return (await element.textContent()) ?? "";
}

function cents(euros: number): number {
	return Math.round(euros * 100);
}

import { randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { expect, test } from "../support/browser";
import { suiteShop } from "../support/context";
import { makeSoldProduct } from "../support/ordering";
import { editOf } from "../support/products";
import { changeSettings } from "../support/settings";

/** A change made elsewhere must be on the public pages within this time. */
const MOST_MS = 5000;
const NBSP = "\u00a0";

let token: string;
let product: AdminProduct;
test.beforeAll(async () => {
	token = await adminToken();
	product = await makeSoldProduct(token, { pricePerPieceBox: 1.5, stock: 60 });
	// In the catalogue, and read once, so that the pages' answers are cached.
	for (const read of [productPage, catalogue]) await expect.poll(read, { timeout: 60_000 }).toContain(`36,00${NBSP}€`);
});
test.afterAll(() => api(`/admin/products/${product.id}`, { method: "DELETE", token }));

/** A public page as anybody receives it, its text alone. */
async function page(path: string): Promise<string> {
	const html = await (await fetch(`${suiteShop().storefront}${path}`)).text();
	return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
}
const productPage = () => page(`/products/${product.id}`);
const catalogue = () => page(`/products?query=${encodeURIComponent(product.reference)}`);
const soon = (read: () => Promise<string>) => expect.poll(read, { timeout: MOST_MS });

test("a price changed in the back office is on the product page and in the catalogue within 5 s", async () => {
	const { body: current } = await api<AdminProduct>(`/admin/products/${product.id}`, { token });
	const { status } = await api(`/admin/products/${product.id}`, {
		method: "PUT",
		token,
		body: editOf(current, { pricePerPieceBox: 1.75 }),
	});
	expect(status).toBe(200);
	for (const read of [productPage, catalogue]) await soon(read).toContain(`42,00${NBSP}€`);
	expect(await productPage()).not.toContain(`36,00${NBSP}€`);
});

test("a stock level set in Medusa Admin is on the product page and in the catalogue within 5 s", async () => {
	expect(await productPage()).not.toContain("Rupture de stock");
	const level = await onlyLevel(product.reference);
	await setStock(level, 0);
	for (const read of [productPage, catalogue]) await soon(read).toContain("Rupture de stock");
	await setStock(level, 60);
	for (const read of [productPage, catalogue]) await soon(read).not.toContain("Rupture de stock");
});

test("a buyer's review that is published, answered and taken off again is so on the product page within 5 s", async () => {
	const id = `rev_${randomUUID()}`;
	const text = `Les enfants en redemandent, ${id}.`;
	await db().query(
		`INSERT INTO buyer_review (id, customer_id, product_id, product_name, order_number, bought_at, author_first_name, rating,
			text, submitted_at) VALUES ($1, $1, $2, $3, 'CMD-TEST', '2026-11-02T09:00:00Z', 'Zoé', 5, $4, now())`,
		[id, product.id, product.name, text],
	);
	try {
		expect(await productPage()).not.toContain(text);
		const decide = (body: object) => api(`/admin/reviews/${id}/decision`, { token, body });
		expect((await decide({ decision: "PUBLISH" })).status).toBe(200);
		await soon(productPage).toContain(text);
		const page = await productPage();
		expect(page).toContain("Avis vérifié");
		expect(page).toContain("2 novembre 2026");
		const answer = { method: "PUT", token, body: { answer: `Merci, ${id}.` } };
		expect((await api(`/admin/reviews/${id}/answer`, answer)).status).toBe(200);
		await soon(productPage).toContain(`Merci, ${id}.`);
		expect((await decide({ decision: "REFUSE", reason: "Fini." })).status).toBe(200);
		await soon(productPage).not.toContain(text);
	} finally {
		await db().query("DELETE FROM buyer_review WHERE id = $1", [id]);
	}
});

test("settings changed in Medusa Admin are on the public pages within 5 s, and those of the specification again after", async () => {
	const text = async (path: string) => (await fetch(`${suiteShop().storefront}${path}`)).text();
	const threshold = (cents: number) => changeSettings("delivery", { freeShippingThresholdCents: cents });
	for (const path of ["/", "/products"]) expect(await text(path)).toContain(`Livraison offerte dès 40${NBSP}€`);
	await threshold(6500);
	for (const path of ["/", "/products"]) await soon(() => text(path)).toContain(`Livraison offerte dès 65${NBSP}€`);
	for (const path of ["/terms", "/faq", "/about"]) {
		await soon(() => text(path)).toContain(`65,00${NBSP}€`);
		expect(await text(path)).not.toContain(`40,00${NBSP}€`);
	}
	await threshold(4000);
	await soon(() => text("/")).toContain(`Livraison offerte dès 40${NBSP}€`);
});

interface Level {
	item: string;
	location: string;
}

/** Where Medusa Admin's inventory screen finds the product. */
async function onlyLevel(sku: string): Promise<Level> {
	const { body } = await engine<{ inventory_items: { id: string; location_levels: { location_id: string }[] }[] }>(
		`/admin/inventory-items?sku=${encodeURIComponent(sku)}&fields=id,*location_levels`,
		{ token: await medusaToken() },
	);
	const [item] = body.inventory_items;
	const location = item?.location_levels[0]?.location_id;
	if (!item || !location) throw new Error(`No stock level of ${sku}.`);
	return { item: item.id, location };
}

async function setStock({ item, location }: Level, boxes: number): Promise<void> {
	const { status } = await engine(`/admin/inventory-items/${item}/location-levels/${location}`, {
		token: await medusaToken(),
		body: { stocked_quantity: boxes },
	});
	expect(status).toBe(200);
}

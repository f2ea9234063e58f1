import type { ActivityList } from "@confiserie/domain/contract/activity";
import type { AdminProduct, StockFigures } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product } from "@confiserie/domain/contract/product";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db, registerCustomer } from "../support/api";
import { newLocation } from "../support/channels";
import { checkout } from "../support/ordering";
import { editOf, inventoryItemOf, makeProduct, productInput } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

const read = (id: string) => api<AdminProduct>(`/admin/products/${id}`, { token });
const put = <Body = ApiError>(id: string, body: unknown) =>
	api<Body>(`/admin/products/${id}`, { method: "PUT", token, body });

/** Medusa's own prices of a product, from one box on, without what channels of other tests ask for it. */
async function medusaPrices(productId: string) {
	const { rows } = await db().query(
		`SELECT amount::float8, min_quantity::int AS min FROM product_packaging
		JOIN product_variant_price_set USING (variant_id) JOIN price USING (price_set_id)
		WHERE product_id = $1 AND price.deleted_at IS NULL AND price.price_list_id IS NULL
		ORDER BY min_quantity NULLS FIRST`,
		[productId],
	);
	return rows;
}

describe("POST /admin/products", () => {
	test("creates the product with every field, its prices in Medusa, and shows it in the shop", async () => {
		const input = productInput({ vatRate: 5.5, tags: ["NOUVEAU", "halloween"] });
		const { status, body } = await api<AdminProduct>("/admin/products", { token, body: input });
		expect(status).toBe(201);
		const { stock, ...fields } = input;
		expect(body).toMatchObject({ ...fields, stock: 60, stocked: 60, reserved: 0, isNew: true });
		expect(await medusaPrices(body.id)).toEqual([
			{ amount: 36, min: null },
			{ amount: 33.12, min: 8 },
			{ amount: 30.24, min: 48 },
		]);
		await vi.waitFor(async () => expect((await api<Product>(`/products/${body.id}`)).status).toBe(200), 10_000);
	});

	test("a known reference: 409 'Un produit avec cette référence existe déjà', at its field", async () => {
		const { reference } = await makeProduct(token);
		const { status, body } = await api("/admin/products", { token, body: productInput({ reference }) });
		expect(status).toBe(409);
		expect(body).toMatchObject({
			code: "REFERENCE_TAKEN",
			message: "Un produit avec cette référence existe déjà",
			field: "reference",
		});
	});

	test("an EAN of another product is refused at its field", async () => {
		const { eanBox, reference } = await makeProduct(token);
		const { status, body } = await api("/admin/products", { token, body: productInput({ eanUnit: eanBox }) });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ field: "eanUnit", message: `Cet EAN est déjà celui du produit ${reference}.` }]);
	});

	test.each([
		["tiers descending", { pricePerPieceLayer: 1.6 }, "pricePerPieceLayer", "prix à la couche ne peut pas dépasser"],
		["tiers descending", { pricePerPiecePallet: 1.4 }, "pricePerPiecePallet", "prix à la palette ne peut pas dépasser"],
		["a layer price needs boxes per layer", { boxesPerLayer: null }, "boxesPerLayer", "nombre de cartons par couche"],
		["EAN check digits", { eanUnit: "3760000000001" }, "eanUnit", "clé de contrôle"],
		["food information before publication", { ingredients: "" }, "ingredients", "obligatoires avant la mise en vente"],
		["an image", { images: [] }, "images", "une image au moins"],
		["an image of the shop", { images: ["https://ailleurs.example/a.webp"] }, "images[0]", "à une adresse https"],
		["a price", { pricePerPieceBox: 0 }, "pricePerPieceBox", "prix par pièce positif"],
		["a category", { category: "FRUITS" }, "category", "cette catégorie n'existe pas"],
		[
			"nutrition in grams",
			{
				nutrition: {
					energyKj: 1,
					energyKcal: 1,
					fat: 101,
					saturates: 0,
					carbohydrates: 0,
					sugars: 0,
					protein: 0,
					salt: 0,
				},
			},
			"nutrition.fat",
			"de 0 à 100",
		],
	])("400 'Données du produit invalides': %s", async (_, change, field, message) => {
		const { status, body } = await api("/admin/products", { token, body: productInput(change) });
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: "PRODUCT_INVALID", message: "Données du produit invalides", field });
		expect(body.errors?.[0]?.message.toLowerCase()).toContain(message.toLowerCase());
	});

	test("a draft needs no food information and is not in the shop; what is no food needs none either", async () => {
		const draft = await makeProduct(token, { ingredients: "", isPublished: false });
		expect((await api(`/products/${draft.id}`)).status).toBe(404);
		const { status } = await put(draft.id, editOf(draft, { isPublished: true, isFood: false }));
		expect(status).toBe(200);
		await vi.waitFor(async () => expect((await api(`/products/${draft.id}`)).status).toBe(200), 10_000);
	});
});

describe("PUT /admin/products/{id}", () => {
	test("changes every field, the reference too, and the former one is free again", async () => {
		const product = await makeProduct(token);
		const reference = `${product.reference}-B`;
		const changes = { reference, name: "Berlingot neuf", pricePerPieceBox: 2, category: "GATEAUX", weightGrams: 45.5 };
		const { status, body } = await put<AdminProduct>(product.id, editOf(product, changes));
		expect(status).toBe(200);
		expect(body).toMatchObject({ id: product.id, ...changes, stocked: 60 });
		expect(body.version).not.toBe(product.version);
		expect((await medusaPrices(product.id))[0]).toEqual({ amount: 48, min: null });
		expect((await makeProduct(token, { reference: product.reference })).id).not.toBe(product.id);
	});

	test("the specified fields of a product change what ours say", async () => {
		const product = await makeProduct(token, { tags: ["VEGAN"] });
		const imageUrl = "/static/demo/bon-ber-200-piece.webp";
		const { status, body } = await put<AdminProduct>(product.id, editOf(product, { imageUrl, isNew: true }));
		expect(status).toBe(200);
		expect(body).toMatchObject({ imageUrl, tags: ["NOUVEAU", "VEGAN"], isNew: true });
		expect(body.images[0]).toBe(imageUrl);
		const elsewhere = await put(product.id, editOf(body, { imageUrl: "https://ailleurs.exemple/a.webp" }));
		expect([elsewhere.status, elsewhere.body.field]).toEqual([400, "imageUrl"]);
		expect((await read(product.id)).body.imageUrl).toBe(imageUrl);
	});

	test("two administrators at once: the second gets a conflict with the current product, and nothing is overwritten", async () => {
		const product = await makeProduct(token);
		expect((await put(product.id, editOf(product, { name: "Le premier" }))).status).toBe(200);
		const { status, body } = await put(product.id, editOf(product, { name: "Le second" }));
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: "PRODUCT_CHANGED", current: { name: "Le premier" } });
		expect((await read(product.id)).body.name).toBe("Le premier");
	});

	test("without the version that was read nothing is written", async () => {
		const product = await makeProduct(token);
		const { status, body } = await put(product.id, editOf(product, { version: undefined }));
		expect(status).toBe(400);
		expect(body).toMatchObject({ field: "version" });
	});

	test("404 'Produit non trouvé'", async () => {
		const product = await makeProduct(token);
		const { status, body } = await put("prod_inconnu", editOf(product));
		expect([status, body.message]).toEqual([404, "Produit non trouvé"]);
		expect((await read("prod_inconnu")).status).toBe(404);
	});
});

describe("DELETE /admin/products/{id}", () => {
	test("deletes, takes it out of the shop and frees the reference", async () => {
		const product = await makeProduct(token);
		expect((await api(`/admin/products/${product.id}`, { method: "DELETE", token })).status).toBe(204);
		expect((await read(product.id)).status).toBe(404);
		await vi.waitFor(async () => expect((await api(`/products/${product.id}`)).status).toBe(404), 10_000);
		await makeProduct(token, { reference: product.reference, eanUnit: product.eanUnit, eanBox: product.eanBox });
	});

	test("409 'Impossible de supprimer: produit utilisé dans des commandes'", async () => {
		const product = await makeProduct(token);
		await vi.waitFor(async () => expect((await api(`/products/${product.id}`)).status).toBe(200), 10_000);
		const customer = await registerCustomer();
		const { body: shown } = await api<Product>(`/products/${product.id}`);
		await checkout(customer.token, [{ product: { ...shown, inventoryItemId: "" }, boxes: 2 }]);
		const { status, body } = await api(`/admin/products/${product.id}`, { method: "DELETE", token });
		expect(status).toBe(409);
		expect(body.message).toBe("Impossible de supprimer: produit utilisé dans des commandes");
		expect((await api(`/products/${product.id}`)).status).toBe(200);
	});
});

describe("PATCH /admin/products/{id}/stock", () => {
	const patch = <Body = ApiError>(id: string, body: unknown) =>
		api<Body>(`/admin/products/${id}/stock`, { method: "PATCH", token, body });

	test("sets the boxes in stock, in Medusa and in the shop", async () => {
		const { id } = await makeProduct(token);
		const { status, body } = await patch<StockFigures>(id, { stock: 7, previousStock: 60 });
		expect(status).toBe(200);
		expect(body).toEqual({ id, stock: 7, available: 7, stocked: 7, reserved: 0 });
		const { rows } = await db().query(
			`SELECT stocked_quantity::int AS stocked, (raw_stocked_quantity->>'value')::int AS twin FROM inventory_level
			JOIN product_packaging USING (inventory_item_id) WHERE product_id = $1`,
			[id],
		);
		expect(rows).toEqual([{ stocked: 7, twin: 7 }]);
	});

	test("never below what orders hold", async () => {
		const product = await makeProduct(token);
		await vi.waitFor(async () => expect((await api(`/products/${product.id}`)).status).toBe(200), 10_000);
		const customer = await registerCustomer();
		const { body: shown } = await api<Product>(`/products/${product.id}`);
		await checkout(customer.token, [{ product: { ...shown, inventoryItemId: "" }, boxes: 10 }]);
		const refused = await patch(product.id, { stock: 9 });
		expect([refused.status, refused.body.code]).toEqual([409, "STOCK_RESERVED"]);
		expect((await patch<StockFigures>(product.id, { stock: 10 })).body).toMatchObject({ available: 0, reserved: 10 });
	});

	test("the response of GET sent back changes nothing, while orders hold boxes", async () => {
		const product = await makeProduct(token);
		await vi.waitFor(async () => expect((await api(`/products/${product.id}`)).status).toBe(200), 10_000);
		const customer = await registerCustomer();
		const { body: shown } = await api<Product>(`/products/${product.id}`);
		await checkout(customer.token, [{ product: { ...shown, inventoryItemId: "" }, boxes: 10 }]);
		const before = (await read(product.id)).body;
		expect(before).toMatchObject({ stock: 60, available: 50, reserved: 10 });
		expect((await put(product.id, before)).status).toBe(200);
		expect((await patch(product.id, { stock: before.stock })).status).toBe(200);
		expect((await read(product.id)).body).toMatchObject({ stock: 60, available: 50, reserved: 10 });
	});

	test("a stock that moved meanwhile is not overwritten", async () => {
		const { id } = await makeProduct(token);
		await patch(id, { stock: 50 });
		const { status, body } = await patch(id, { stock: 61, previousStock: 60 });
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: "STOCK_CHANGED", current: { stocked: 50 } });
	});

	test("counts all stock locations: the shop's own one takes the difference, down to what is in the others", async () => {
		const { id, reference } = await makeProduct(token);
		const inventoryItemId = await inventoryItemOf(reference);
		const other = await newLocation({ inventoryItemId }, 40);
		expect((await patch<StockFigures>(id, { stock: 110, previousStock: 100 })).body).toMatchObject({ stocked: 110 });
		const edit = editOf((await read(id)).body, { stock: 45, previousStock: 110 });
		expect((await put<AdminProduct>(id, edit)).body).toMatchObject({ stocked: 45 });
		const refused = await patch(id, { stock: 39 });
		expect([refused.status, refused.body.code]).toEqual([409, "STOCK_RESERVED"]);
		const { rows } = await db().query(
			`SELECT stocked_quantity::int AS stocked FROM inventory_level WHERE inventory_item_id = $1
			ORDER BY location_id = $2`,
			[inventoryItemId, other],
		);
		expect(rows.map(({ stocked }) => stocked)).toEqual([5, 40]);
	});

	test.each([-1, 1.5, "dix", null, 1_000_001])("%s is no stock", async (stock) => {
		const { id } = await makeProduct(token);
		const { status, body } = await patch(id, { stock });
		expect([status, body.message, body.field]).toEqual([400, "Données du produit invalides", "stock"]);
	});
});

test("each change is in the audit log: who, what, from, to", async () => {
	const product = await makeProduct(token);
	await put(product.id, editOf(product, { name: "Berlingot audité" }));
	await api(`/admin/products/${product.id}/stock`, { method: "PATCH", token, body: { stock: 12 } });
	await api(`/admin/products/${product.id}`, { method: "DELETE", token });
	const { body } = await api<ActivityList>("/admin/activity?size=20", { token });
	const entries = body.content.filter(({ entityId }) => entityId === product.id);
	expect(entries.map(({ action }) => action)).toEqual([
		"product.deleted",
		"product.stock-changed",
		"product.updated",
		"product.created",
	]);
	expect(entries[1]?.changes).toEqual({ stocked: { from: 60, to: 12 } });
	expect(entries[2]?.changes).toEqual({ name: { from: product.name, to: "Berlingot audité" } });
	expect(entries[0]).toMatchObject({ actorEmail: "admin@demo.fr", label: `Berlingot audité (${product.reference})` });
});

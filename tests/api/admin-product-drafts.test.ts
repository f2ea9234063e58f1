import { randomUUID } from "node:crypto";
import { checkDigit } from "@confiserie/domain/catalogue/gtin";
import type { AdminProduct, AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { ProductBatchPreview } from "@confiserie/domain/contract/product-batches";
import { beforeAll, expect, test, vi } from "vitest";
import { adminToken, api, db } from "../support/api";
import { editOf, makeProduct, productInput } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

const create = (body: object) => api<AdminProduct>("/admin/products", { token, body });
const put = <Body = AdminProduct>(product: AdminProduct, changes: Record<string, unknown>) =>
	api<Body>(`/admin/products/${product.id}`, { method: "PUT", token, body: editOf(product, changes) });
const boxCode = (ean: string) => `1${ean.slice(0, 12)}${checkDigit(`1${ean.slice(0, 12)}`)}`;

test("the specified fields alone make a draft, with imageUrl and additionalImages; sent twice, it is one", async () => {
	const { images, vatRate, isFood, isPublished, ...whole } = productInput();
	const { ingredients, allergens, traces, nutrition, legalName, storageConditions, operator, ...rest } = whole;
	const { organicCode, organicFarming, ...specified } = rest;
	const pictures = {
		imageUrl: "/static/demo/bap-fra-40-piece.webp",
		additionalImages: ["/static/demo/bap-fra-40.webp"],
	};
	const body = { ...specified, ...pictures, isNew: true, isPromo: false, requestId: randomUUID() };
	const { status, body: draft } = await create(body);
	expect(status).toBe(201);
	expect(draft).toMatchObject({
		...specified,
		...pictures,
		stock: 60,
		tags: ["NOUVEAU", "BIO"],
		isNew: true,
		isPublished: false,
		isFood: true,
		vatRate: 20,
	});
	expect((await api(`/products/${draft.id}`)).status).toBe(404);
	await put(draft, { name: "Renommé depuis" });
	const again = await create(body);
	expect([again.status, again.body.id, again.body.name]).toEqual([201, draft.id, "Renommé depuis"]);
	// Two at once.
	const twin = { name: "Deux fois", reference: `${draft.reference}-T`, pricePerPieceBox: 1, requestId: randomUUID() };
	const both = await Promise.all([create(twin), create(twin)]);
	expect(both.map(({ status }) => status)).toEqual([201, 201]);
	expect(both[0].body.id).toBe(both[1].body.id);
});

test("drafts wait with EAN, image, weight and the rest; on sale each is asked for at its field, one by one and many at once", async () => {
	const least = () =>
		create({ name: "Presque rien", reference: `MIN-${randomUUID().slice(0, 8)}`, pricePerPieceBox: 2 });
	const [{ body: one }, { body: other }] = await Promise.all([least(), least()]);
	expect(one).toMatchObject({
		isPublished: false,
		eanUnit: "",
		eanBox: "",
		images: [],
		imageUrl: "",
		weightGrams: 0,
		category: null,
	});
	expect(other.id).not.toBe(one.id);
	const { rows } = await db().query(
		"SELECT ean FROM product_variant JOIN product_packaging ON variant_id = product_variant.id WHERE product_packaging.product_id = $1",
		[one.id],
	);
	expect(rows).toEqual([{ ean: null }]);

	const refused = await put<{ field: string; errors: { field: string; message: string }[] }>(one, {
		isPublished: true,
		isFood: false,
	});
	expect(refused.status).toBe(400);
	expect(refused.body.errors).toEqual([
		{ field: "category", message: "Une catégorie est attendue avant la mise en vente." },
		{ field: "description", message: "Une description est attendue avant la mise en vente." },
		{ field: "images", message: "Une image au moins est attendue avant la mise en vente." },
		{ field: "weightGrams", message: "Un poids positif est attendu avant la mise en vente." },
		{ field: "eanUnit", message: "L'EAN de la pièce est attendu avant la mise en vente." },
		{ field: "eanBox", message: "L'EAN du carton est attendu avant la mise en vente." },
	]);

	const noCode = await makeProduct(token, { isPublished: false, eanBox: "" });
	const preview = await api<ProductBatchPreview>("/admin/products/batches/preview", {
		token,
		body: { action: { kind: "PUBLISH", isPublished: true }, selection: { productIds: [noCode.id] } },
	});
	expect(preview.body.refusals).toMatchObject([
		{ reason: expect.stringContaining("un EAN"), references: [noCode.reference] },
	]);
	const list = await api<AdminProductPage>(`/admin/products?query=${noCode.reference}`, { token });
	expect(list.body.content[0]?.missingFields).toEqual(["eanBox"]);
});

test("a box has a code of fourteen digits, found however it is spaced, in the back office and in the shop", async () => {
	const { eanUnit, ...input } = productInput();
	const eanBox = boxCode(eanUnit);
	const { status, body } = await create({ ...input, eanUnit, eanBox });
	expect([status, body.eanBox]).toEqual([201, eanBox]);
	const spaced = `${eanBox.slice(0, 1)} ${eanBox.slice(1, 7)} ${eanBox.slice(7)}`;
	const found = await api<AdminProductPage>(`/admin/products/search?query=${encodeURIComponent(spaced)}`, { token });
	expect(found.body.content.map(({ id }) => id)).toEqual([body.id]);
	await vi.waitFor(async () => {
		const search = await api(`/products/search?query=${eanBox}`);
		expect(JSON.stringify(search.body)).toContain(body.id);
	}, 20_000);
	const wrong = await create({ ...productInput(), eanBox: `${eanBox.slice(0, 13)}${(Number(eanBox[13]) + 1) % 10}` });
	expect(wrong.body).toMatchObject({ code: "PRODUCT_INVALID", field: "eanBox" });
});

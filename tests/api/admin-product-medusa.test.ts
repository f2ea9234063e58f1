import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product } from "@confiserie/domain/contract/product";
import { beforeAll, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken } from "../support/api";
import { eventually } from "../support/ordering";
import { editOf, makeProduct } from "../support/products";

let token: string;
let product: AdminProduct;
beforeAll(async () => {
	token = await medusaToken();
	product = await makeProduct(await adminToken());
});

const read = async () => (await engine<AdminProduct>(`/admin/shop/products/${product.id}`, { token })).body;
const save = <Body = AdminProduct>(changes: Record<string, unknown>) =>
	engine<Body>(`/admin/shop/products/${product.id}`, { method: "PUT", token, body: editOf(product, changes) });

test("Medusa Admin reads the product that the shop's form reads, version included", async () => {
	expect(await read()).toEqual(product);
});

test.each([
	["tiers that do not descend", { pricePerPieceLayer: 2 }, "pricePerPieceLayer"],
	["a layer price without boxes per layer", { boxesPerLayer: null }, "boxesPerLayer"],
	["an EAN with a wrong check digit", { eanBox: "3760000000018" }, "eanBox"],
])("the same rules: %s returns 400", async (_, changes, field) => {
	const { status, body } = await save<ApiError>(changes);
	expect([status, body.code]).toEqual([400, "PRODUCT_INVALID"]);
	expect(body.errors?.map((error) => error.field)).toContain(field);
	expect(await read()).toEqual(product);
});

test("packaging and tiers are saved, priced in the shop, logged by who changed them; the version guards them", async () => {
	const { status, body } = await save({ pricePerPieceLayer: 1.2, pricePerPiecePallet: 1.1, boxesPerLayer: 6 });
	expect(status, JSON.stringify(body)).toBe(200);
	await eventually("the tier in the shop", async () => {
		const { body: seen } = await api<Product>(`/products/${product.id}`);
		return seen.pricePerPieceLayer === 1.2 && seen.boxesPerLayer === 6 ? true : undefined;
	});
	const stale = await save<ApiError>({ pricePerPieceLayer: 1.3 });
	expect([stale.status, stale.body.code]).toEqual([409, "PRODUCT_CHANGED"]);
	const { rows } = await db().query(
		"select actor_email, changes from admin_audit where entity_id = $1 and action = 'product.updated'",
		[product.id],
	);
	expect(rows).toMatchObject([
		{
			actor_email: "admin@demo.fr",
			changes: { pricePerPieceLayer: { from: 1.38, to: 1.2 }, boxesPerLayer: { from: 8, to: 6 } },
		},
	]);
});

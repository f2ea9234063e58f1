import { type Product, type ProductList, productListSchema, productSchema } from "@confiserie/domain/contract/product";
import type { ShopSettings } from "@confiserie/domain/contract/settings";
import { DEFAULT_SETTINGS } from "@confiserie/domain/shop/shop-settings";
import { beforeAll, describe, expect, test } from "vitest";
import { api, db, engine, everyProduct, findProduct } from "../support/api";
import { runJob } from "../support/on-request";
import { eventually } from "../support/ordering";
import { changeSettings } from "../support/settings";

const list = async (query: string) => {
	const { status, body } = await api<ProductList>(`/products?${query}`);
	expect(status, JSON.stringify(body)).toBe(200);
	return body;
};
const every = (query: string) => everyProduct(`/products?${query}`);
let all: Product[];

beforeAll(async () => {
	// Products of the files before this one, whose publication would change the lists between two reads.
	await runJob("publish-changes");
	all = await every("");
	expect(all.length).toBeGreaterThanOrEqual(72);
});

describe("GET /products", () => {
	test("returns items and totalCount in the specified fields, without a login", async () => {
		const { status, body, headers } = await api("/products");
		expect(status).toBe(200);
		expect(productListSchema.parse(body)).toEqual(body);
		expect(headers.get("cache-control")).toBe("public, no-cache");
	});

	test("page sizes: 10 by default, 20 on the catalogue", async () => {
		expect((await list("")).items).toHaveLength(10);
		expect((await list("limit=20")).items).toHaveLength(20);
	});

	test("pages neither repeat nor skip a product, and each states the whole count", async () => {
		const pages = await Promise.all([0, 20, 40, 60, 80].map((offset) => list(`limit=20&offset=${offset}`)));
		const ids = pages.flatMap((page) => page.items.map((item) => item.id));
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toEqual(all.slice(0, ids.length).map((item) => item.id));
		expect(new Set(pages.map((page) => page.totalCount))).toEqual(new Set([all.length]));
		expect((await list("offset=5000")).items).toEqual([]);
	});

	test("what can be bought comes first, best sellers before the rest; what is sold out comes last", () => {
		const places = all.map(({ stock, tags }) => (stock === 0 ? 2 : tags.includes("BESTSELLER") ? 0 : 1));
		expect(new Set(places)).toEqual(new Set([0, 1, 2]));
		expect(places).toEqual([...places].sort());
	});

	test.each(["BARBE_A_PAPA", "barbe-a-papa", "barbe_a_papa"])(
		"category takes the code and the slug: %s",
		async (category) => {
			const found = await every(`category=${category}`);
			expect(ids(found)).toEqual(idsWhere((product) => product.category === "BARBE_A_PAPA"));
		},
	);

	test("tag may repeat: diets and labels narrow, 'Vegan' with 'Sans gluten' is what is both", async () => {
		const both = await every("tag=VEGAN&tag=SANS_GLUTEN");
		expect(ids(both)).toEqual(idsWhere(({ tags }) => tags.includes("VEGAN") && tags.includes("SANS_GLUTEN")));
		expect(both.length).toBeLessThan((await list("tag=VEGAN")).totalCount);
	});

	test("tag may repeat: occasions widen; tags compare without case", async () => {
		const either = await every("tag=NOEL&tag=mariage");
		expect(ids(either)).toEqual(idsWhere(({ tags }) => tags.includes("NOEL") || tags.includes("MARIAGE")));
		const halloween = idsWhere(({ tags }) => tags.includes("halloween"));
		expect(halloween.length).toBeGreaterThan(0);
		expect(ids(await every("tag=HALLOWEEN"))).toEqual(halloween);
	});

	test("tag and category together: both must hold", async () => {
		const both = await every("tag=PROMO&category=DESTOCKAGE");
		expect(both.length).toBeGreaterThan(0);
		expect(ids(both)).toEqual(idsWhere(({ tags, category }) => tags.includes("PROMO") && category === "DESTOCKAGE"));
	});

	test.each([
		["inStock=true", (product: Product) => product.stock > 0],
		["inStock=false", (product: Product) => product.stock === 0],
		["isNew=true", (product: Product) => product.tags.includes("NOUVEAU")],
		["isNew=false", (product: Product) => !product.tags.includes("NOUVEAU")],
		["isPromo=true", (product: Product) => product.tags.includes("PROMO")],
		["minPrice=30", (product: Product) => product.price >= 30],
		["maxPrice=30", (product: Product) => product.price <= 30],
		["minPrice=30&maxPrice=36", (product: Product) => product.price >= 30 && product.price <= 36],
	])("further filter %s", async (query, holds) => {
		const found = await every(query);
		expect(found.length).toBeGreaterThan(0);
		expect(ids(found)).toEqual(idsWhere(holds));
	});

	test("sort by price, up and down", async () => {
		const prices = (await every("sort=price_asc")).map((item) => item.price);
		expect(prices).toEqual([...prices].sort((a, b) => a - b));
		const down = (await every("sort=price_desc")).map((item) => item.price);
		expect(down).toEqual([...prices].reverse());
	});

	test.each([
		["limit=0", "limit"],
		["limit=101", "limit"],
		["limit=dix", "limit"],
		["offset=-1", "offset"],
		["offset=1.5", "offset"],
		["category=FRUITS", "category"],
		["tag=CHER", "tag"],
		["tag=BIO&tag=CHER", "tag[1]"],
		["sort=hasard", "sort"],
		["inStock=oui", "inStock"],
		["minPrice=-1", "minPrice"],
		["maxPrice=beaucoup", "maxPrice"],
		["minPrice=40&maxPrice=30", "minPrice"],
		[`query=${"a".repeat(101)}`, "query"],
	])("a bad value returns 400 and names the field: %s", async (query, field) => {
		const { status, body } = await api(`/products?${query}`);
		expect(status).toBe(400);
		expect(body.code).toBe("VALIDATION");
		expect(body.errors?.[0]?.field ?? body.field).toContain(field.split("[")[0]);
	});

	test("an unknown parameter is ignored", async () => {
		expect((await list("couleur=rose")).totalCount).toBe(all.length);
	});

	test("the same response is not sent twice: 304 to its ETag", async () => {
		const first = await api("/products?limit=3");
		const again = await api("/products?limit=3", {
			headers: {
				"if-none-match": first.headers.get("etag") ?? "",
				// Else fetch itself says no-cache, which asks for the whole answer.
				"cache-control": "max-age=0",
			},
		});
		expect(again.status).toBe(304);
	});
});

describe("GET /products/{id}", () => {
	test("returns the product with its display aliases", async () => {
		const [product] = all;
		const { status, body } = await api<Product>(`/products/${product?.id}`);
		expect(status).toBe(200);
		expect(productSchema.parse(body)).toEqual(body);
		expect(body).toEqual(product);
		expect({ title: body.title, img: body.img }).toEqual({ title: body.name, img: body.imageUrl });
	});

	test("a product says the same alone, in a list and in a search, field by field in one order", async () => {
		const { id, name } = await findProduct("POP-NAT-080");
		const texts = async () => {
			const { body: alone } = await api<Product>(`/products/${id}`);
			const lists = [await every(""), await every(`query=${encodeURIComponent(name)}`)];
			return [alone, ...lists.map((items) => items.find((item) => item.id === id))].map((one) => JSON.stringify(one));
		};
		// Its boxes may move between two reads.
		await eventually("one text", async () => new Set(await texts()).size === 1 || undefined);
		expect((await texts())[0]).toContain(`"name":"${name}"`);
	});

	test.each(["prod_inconnu", "%27%3B--", "undefined"])(
		"an unknown product %s returns 404 PRODUCT_NOT_FOUND",
		async (id) => {
			const { status, body } = await api(`/products/${id}`);
			expect({ status, code: body.code, message: body.message }).toEqual({
				status: 404,
				code: "PRODUCT_NOT_FOUND",
				message: "Produit non trouvé",
			});
		},
	);

	test("a blank id returns 400 'ID du produit manquant'", async () => {
		const { status, body } = await api("/products/%20");
		expect({ status, code: body.code, message: body.message }).toEqual({
			status: 400,
			code: "PRODUCT_ID_MISSING",
			message: "ID du produit manquant",
		});
	});

	test("the stock is stocked less held, never below zero, and follows within a second", async () => {
		const { id, reference, stock } = await findProduct("POP-NAT-080");
		const hold = (boxes: number) =>
			db().query(
				`UPDATE inventory_level SET reserved_quantity = reserved_quantity + $1 WHERE inventory_item_id =
				(SELECT inventory_item_id FROM product_packaging WHERE reference = $2)`,
				[boxes, reference],
			);
		const now = async () => {
			const isListed = async (inStock: boolean) => (await every(`inStock=${inStock}`)).some((item) => item.id === id);
			return [(await api<Product>(`/products/${id}`)).body.stock, await isListed(true), await isListed(false)];
		};
		const becomes = (expected: unknown[]) =>
			eventually(`${expected}`, async () => String(await now()) === String(expected) || undefined);
		await hold(stock + 3);
		try {
			await becomes([0, false, true]);
		} finally {
			await hold(-stock - 3);
		}
		await becomes([stock, true, false]);
	});

	test("every image that a product names is served", async () => {
		const [product] = all;
		for (const url of [product?.imageUrl, ...(product?.additionalImages ?? [])]) {
			const { status, headers } = await engine(String(url));
			expect({ url, status, type: headers.get("content-type") }).toEqual({ url, status: 200, type: "image/webp" });
		}
		expect((await engine("/static/demo/..%2f..%2fpackage.json")).status).toBe(404);
		expect((await engine("/static/demo/absent.webp")).status).toBe(404);
	});
});

test("GET /settings tells the payment mode, the rules in euros, who the shop is and whether Google signs in", async () => {
	await changeSettings("shop", DEFAULT_SETTINGS.shop);
	const { status, body } = await api<ShopSettings>("/settings");
	expect(status).toBe(200);
	const {
		phone,
		email,
		hours,
		street,
		postalCode,
		city,
		iban: _iban,
		bic: _bic,
		electronicAddress: _,
		...company
	} = DEFAULT_SETTINGS.shop;
	const contact = { phone, email, hours, street, postalCode, city };
	expect(body).toEqual({
		paymentsMode: "demo",
		stripe: null,
		freeShippingThreshold: 40,
		shippingCost: 4.99,
		packing: DEFAULT_SETTINGS.shipping.packing,
		shippingOptions: [],
		leavesWithin48h: true,
		googleSignIn: "ready",
		deposit: { isOpen: true, minimum: 20, defaultPercentage: 25 },
		holdMinutes: 30,
		deliveryCountries: ["FR"],
		contact,
		company,
	});
});

function ids(items: Product[]): string[] {
	return items.map((item) => item.id).sort();
}

function idsWhere(holds: (product: Product) => boolean): string[] {
	return all
		.filter(holds)
		.map((product) => product.id)
		.sort();
}

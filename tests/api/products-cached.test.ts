import type { Product, ProductList } from "@confiserie/domain/contract/product";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Service } from "../../scripts/lib/processes";
import { db, findProduct } from "../support/api";
import { shopUnderTest } from "../support/context";
import { eventually } from "../support/ordering";
import { openReader } from "../support/reader";

let product: Product;
/** Two processes of one shop that read the catalogue: the backend and the reader. */
let backends: string[];
let other: Service;
beforeAll(async () => {
	product = await findProduct("POP-NAT-080");
	const { reader, service } = await openReader("test-cached", shopUnderTest().databaseUrl);
	other = service;
	backends = [shopUnderTest().backend, reader];
});
afterAll(() => other.stop());

const read = (backend: string, path: string, headers: Record<string, string> = {}) =>
	// Else fetch itself asks for the whole response.
	fetch(`${backend}/api${path}`, { headers: { "cache-control": "max-age=0", ...headers } });

/** The JSON of a path in each process. */
async function readAll<Body>(path: string): Promise<Body[]> {
	return Promise.all(backends.map(async (backend) => (await (await read(backend, path)).json()) as Body));
}

/** A copy of the product in the search, as a publication would write it. */
const publish = (id: string) =>
	db().query(
		`INSERT INTO product_search (id, inventory_item_id, name, title, category, tags, codes, price, rank, created_at, words,
			product, in_stock)
		SELECT $1, inventory_item_id, name, title, category, tags, codes, price, rank, created_at, words,
			product || jsonb_build_object('id', $1::text), in_stock FROM product_search WHERE id = $2`,
		[id, product.id],
	);
const withdraw = (id: string) => db().query("DELETE FROM product_search WHERE id = $1", [id]);
const setPrice = (id: string, price: number) =>
	db().query(
		`UPDATE product_search SET price = $2::float8, product = product || jsonb_build_object('price', $2::float8) WHERE id = $1`,
		[id, price],
	);

describe("a change is seen at once, in every process", () => {
	const id = "prod_cached";
	afterAll(() => withdraw(id));

	test("a publication, a price and a withdrawal, in the product, the list, the search and the suggestions", async () => {
		const paths = [
			"/products?limit=100",
			"/products?limit=100&minPrice=900",
			"/products/search?query=pop%20corn&limit=100",
		];
		const seen = async () => {
			const lists = await Promise.all(paths.map((path) => readAll<ProductList>(path)));
			const prices = lists.map((answers) =>
				answers.map(({ items }) => items.find((item) => item.id === id)?.price ?? null),
			);
			const single = await readAll<Product & { code?: string }>(`/products/${id}`);
			return [...prices, single.map(({ price, code }) => code ?? price)];
		};
		const twice = (...values: unknown[]) => values.map((value) => [value, value]);
		const gone = "PRODUCT_NOT_FOUND";
		for (let round = 0; round < 5; round++) {
			expect(await seen()).toEqual(twice(null, null, null, gone));
			await publish(id);
			expect(await seen()).toEqual(twice(product.price, null, product.price, product.price));
			await setPrice(id, 950 + round);
			expect(await seen()).toEqual(twice(950 + round, 950 + round, 950 + round, 950 + round));
			await withdraw(id);
		}
	});
});

test("the stock that is shown follows a sale within a moment, in every process", async () => {
	const hold = (boxes: number) =>
		db().query(
			`UPDATE inventory_level SET reserved_quantity = reserved_quantity + $1
				WHERE inventory_item_id = (SELECT inventory_item_id FROM product_search WHERE id = $2)`,
			[boxes, product.id],
		);
	const shown = async () => (await readAll<Product>(`/products/${product.id}`)).map(({ stock }) => stock);
	const [before] = await shown();
	await hold(1);
	try {
		await eventually(
			"one box less",
			async () => (await shown()).every((stock) => stock === Number(before) - 1) || undefined,
		);
	} finally {
		await hold(-1);
	}
});

describe("lists show boxes and ratings of the moment in which they are asked for, in every process", () => {
	let asked = 0;
	/** The product in an uncached list, the same in each process. */
	const listed = async () => {
		asked += 1;
		const lists = await readAll<ProductList>(`/products/search?query=${product.reference}&limit=${asked}`);
		const [one, other] = lists.map(({ items }) => items.find(({ id }) => id === product.id));
		expect(one).toBeDefined();
		expect(other).toEqual(one);
		return one as Product;
	};
	const item = "(SELECT inventory_item_id FROM product_search WHERE id = $1)";
	const write = (sql: string) => db().query(sql, [product.id]);

	test.each([
		["a hold", "UPDATE inventory_level SET reserved_quantity = reserved_quantity + 2", -2],
		["its release", "UPDATE inventory_level SET reserved_quantity = reserved_quantity - 2", 2],
		["boxes that arrive", "UPDATE inventory_level SET stocked_quantity = stocked_quantity + 7", 7],
		["boxes that leave", "UPDATE inventory_level SET stocked_quantity = stocked_quantity - 7", -7],
	])("%s", async (_, sql, change) => {
		const { stock } = await listed();
		await write(`${sql} WHERE inventory_item_id = ${item}`);
		expect((await listed()).stock).toBe(stock + change);
	});

	test("a second place, its withdrawal, and the whole stock gone and back", async () => {
		const { stock } = await listed();
		await write(`INSERT INTO inventory_level
				(id, inventory_item_id, location_id, stocked_quantity, reserved_quantity, raw_stocked_quantity, raw_reserved_quantity)
			SELECT 'ilev_second', ${item}, 'sloc_second', 30, 0, '{"value": "30"}', '{"value": "0"}'`);
		expect((await listed()).stock).toBe(stock + 30);
		await db().query("DELETE FROM inventory_level WHERE id = 'ilev_second'");
		expect((await listed()).stock).toBe(stock);
		await write(`UPDATE inventory_level SET deleted_at = now() WHERE inventory_item_id = ${item}`);
		expect((await listed()).stock).toBe(0);
		await write(`UPDATE inventory_level SET deleted_at = NULL WHERE inventory_item_id = ${item}`);
		expect((await listed()).stock).toBe(stock);
	});

	test("nothing of a transaction that is not committed, all of it afterwards, later ones in between included", async () => {
		const { stock } = await listed();
		const client = await db().connect();
		const take = `UPDATE inventory_level SET reserved_quantity = reserved_quantity + 1 WHERE inventory_item_id = ${item}`;
		try {
			await client.query("BEGIN");
			await client.query(take, [product.id]);
			// Of another product, begun later and done sooner.
			for (const change of ["+ 1", "- 1"])
				await db().query(
					`UPDATE inventory_level SET reserved_quantity = reserved_quantity ${change}
					WHERE inventory_item_id = (SELECT inventory_item_id FROM product_search WHERE id <> $1 ORDER BY id LIMIT 1)`,
					[product.id],
				);
			expect((await listed()).stock).toBe(stock);
			await client.query("COMMIT");
			expect((await listed()).stock).toBe(stock - 1);
		} finally {
			client.release();
			await write(take.replace("+ 1", "- 1"));
		}
		expect((await listed()).stock).toBe(stock);
	});

	test("what buyers say of it", async () => {
		const rated = (change: string) => write(`UPDATE product_review SET ${change} WHERE product_id = $1`);
		const { rating } = await listed();
		expect(rating).toBeDefined();
		await rated("deleted_at = now()");
		expect((await listed()).rating).toBeUndefined();
		await rated("deleted_at = NULL");
		expect((await listed()).rating).toEqual(rating);
	});
});

test("request-specific headers are not cached: origin, credentials, cookies", async () => {
	const { backend } = shopUnderTest();
	const path = `/products/${product.id}`;
	const origin = "http://localhost:3200";
	const foreign = await read(backend, path, {
		origin: "https://elsewhere.example",
		authorization: "Bearer x",
		cookie: "a=b",
	});
	expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
	const own = await read(backend, path, { origin });
	expect(own.headers.get("access-control-allow-origin")).toBe(origin);
	const plain = await read(backend, path);
	expect(plain.headers.get("access-control-allow-origin")).toBeNull();
	expect(plain.headers.get("set-cookie")).toBeNull();
	expect(plain.headers.get("vary")).toBe("Origin, Accept-Encoding");
	expect(plain.headers.get("cache-control")).toBe("public, no-cache");
	expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
});

test.each(["/products?limit=20", "/products/search?query=caramel", "/products/search/suggestions?query=car"])(
	"%s: 304 to its ETag, compressed or not, HEAD without a body",
	async (path) => {
		const { backend } = shopUnderTest();
		const first = await read(backend, path, { "accept-encoding": "identity" });
		const etag = first.headers.get("etag") ?? "";
		const body = await first.text();
		expect(first.headers.get("content-encoding")).toBeNull();
		expect((await read(backend, path, { "if-none-match": `"other", ${etag}` })).status).toBe(304);
		const whole = await read(backend, path, { "if-none-match": etag, "cache-control": "no-cache" });
		expect([whole.status, await whole.text()]).toEqual([200, body]);
		const head = await fetch(`${backend}/api${path}`, { method: "HEAD" });
		expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
		if (body.length < 1024) return;
		const compressed = await eventually("compressed", async () => {
			const response = await read(backend, path, { "accept-encoding": "br" });
			return response.headers.get("content-encoding") === "br" ? response : undefined;
		});
		expect(await compressed.text()).toBe(body);
		expect(compressed.headers.get("etag")).toBe(etag);
	},
);

test("spellings of one query are one response; what the schema refuses is refused as everywhere", async () => {
	const { backend } = shopUnderTest();
	const etags = await Promise.all(
		["?limit=2&offset=0&sort=newest", "?sort=newest&limit=2", "?utm=x&sort=newest&limit=2"].map(async (query) =>
			(await read(backend, `/products${query}`)).headers.get("etag"),
		),
	);
	expect(new Set(etags).size).toBe(1);
	for (const query of ["?limit=0", "?limit=1&limit=2", "?sort[x]=newest", "?query=%00"]) {
		const response = await read(backend, `/products${query}`);
		expect([query, response.status, ((await response.json()) as { code: string }).code]).toEqual([
			query,
			400,
			"VALIDATION",
		]);
	}
	expect((await read(backend, "/products?tag%5B%5D=BIO&tag%5B%5D=PROMO")).status).toBe(200);
	expect((await fetch(`${backend}/api/products`, { method: "DELETE" })).status).toBe(405);
});

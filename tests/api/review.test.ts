import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { type ReviewList, reviewListSchema } from "@confiserie/domain/contract/review";
import { beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import { api, db, everyProduct } from "../support/api";
import { eventually } from "../support/ordering";

let all: Product[];
const read = async (id: string) => (await api<Product>(`/products/${id}`)).body;
/** Waits for a product's rating: a response may be a second old. */
const rated = (id: string, expected: Product["rating"]) =>
	eventually("the rating", async () => isDeepStrictEqual((await read(id)).rating, expected) || undefined);
const reviews = async (id: string, query = "") => {
	const { status, body } = await api<ReviewList>(`/products/${id}/reviews${query}`);
	expect(status, JSON.stringify(body)).toBe(200);
	return body;
};

/** A real review, as a later buyer would leave it; removed again by the returned function. */
async function realReview(productId: string, rating: number): Promise<() => Promise<void>> {
	const id = `rev_${randomUUID()}`;
	await db().query(
		`INSERT INTO product_review (id, product_id, rating, text, author_first_name, is_demo, written_at)
		VALUES ($1, $2, $3, 'Bien.', 'Camille', false, now())`,
		[id, productId, rating],
	);
	return async () => void (await db().query("DELETE FROM product_review WHERE id = $1", [id]));
}

beforeAll(async () => {
	const items = await everyProduct("/products?");
	const demo = new Set(readFileSync(join(ROOT, "backend/catalogue/demo.csv"), "utf8").match(/^[A-Z]{3}-[^;]+/gm));
	all = items.filter(({ reference }) => demo.has(reference));
});

describe("the rating comes from stored reviews", () => {
	test("the demo catalogue carries ten demo reviews a product averaging 4.5, marked as demo", () => {
		expect(all.length).toBeGreaterThanOrEqual(72);
		for (const { reference, rating } of all) {
			expect(rating, reference).toEqual({ average: 4.5, count: 10, demo: true });
		}
	});

	test("the product's own response and the list state the same rating", async () => {
		const [product] = all as [Product];
		expect(await read(product.id)).toEqual(productSchema.parse(product));
	});

	test("without reviews there is no rating", async () => {
		const product = all[1] as Product;
		const { rows } = await db().query("DELETE FROM product_review WHERE product_id = $1 RETURNING *", [product.id]);
		try {
			await rated(product.id, undefined);
			expect(await reviews(product.id)).toEqual({ items: [], totalCount: 0 });
		} finally {
			for (const row of rows) {
				await db().query("INSERT INTO product_review SELECT * FROM json_populate_record(null::product_review, $1)", [
					JSON.stringify(row),
				]);
			}
		}
		await rated(product.id, { average: 4.5, count: 10, demo: true });
	});

	test("real reviews replace those of the demonstration, they are never mixed", async () => {
		const product = all[2] as Product;
		const undo = [await realReview(product.id, 3), await realReview(product.id, 4), await realReview(product.id, 4)];
		try {
			await rated(product.id, { average: 3.67, count: 3, demo: false });
			const { items, totalCount } = await reviews(product.id);
			expect(totalCount).toBe(3);
			expect(items.every(({ demo }) => !demo)).toBe(true);
		} finally {
			for (const remove of undo) await remove();
		}
	});

	test("a mark outside 1 to 5 cannot be stored", async () => {
		await expect(realReview((all[3] as Product).id, 6)).rejects.toThrow("CK_review_rating");
	});
});

describe("GET /products/{id}/reviews", () => {
	test("ten reviews in French with a mark, a text, a first name and their date, newest first", async () => {
		const { items, totalCount } = reviewListSchema.parse(await reviews((all[0] as Product).id));
		expect(totalCount).toBe(10);
		expect(items).toHaveLength(10);
		expect(items.map(({ createdAt }) => createdAt)).toEqual(
			items
				.map(({ createdAt }) => createdAt)
				.sort()
				.reverse(),
		);
		expect(items.every(({ demo }) => demo)).toBe(true);
		expect(items.reduce((sum, { rating }) => sum + rating, 0) / items.length).toBe(4.5);
	});

	test("pages neither repeat nor skip a review", async () => {
		const { id } = all[0] as Product;
		const pages = await Promise.all([0, 4, 8].map((offset) => reviews(id, `?offset=${offset}&limit=4`)));
		expect(pages.map(({ items }) => items.length)).toEqual([4, 4, 2]);
		expect(new Set(pages.flatMap(({ items }) => items.map((review) => review.id))).size).toBe(10);
	});

	test.each(["?limit=0", "?limit=51", "?offset=-1", "?limit=abc"])("%s returns 400", async (query) => {
		const { status, body } = await api(`/products/${(all[0] as Product).id}/reviews${query}`);
		expect(status).toBe(400);
		expect(body.code).toBe("VALIDATION");
	});

	test("404 for an unknown product", async () => {
		expect((await api("/products/prod_unknown/reviews")).status).toBe(404);
	});
});

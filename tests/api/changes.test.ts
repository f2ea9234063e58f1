import { CHANGE_TAGS, type Changes, changesSchema } from "@confiserie/domain/contract/changes";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db, engine, medusaToken, registerCustomer } from "../support/api";
import { shopUnderTest } from "../support/context";
import { runJob } from "../support/on-request";
import { checkout, eventually, restock, type TestProduct } from "../support/ordering";
import { makeProduct } from "../support/products";
import { changeSettings, restoreSettings } from "../support/settings";

let product: TestProduct;
let tag: string;
beforeAll(async () => {
	const made = await makeProduct(await adminToken());
	const { rows } = await db().query("SELECT inventory_item_id FROM product_packaging WHERE product_id = $1", [made.id]);
	product = { ...made, inventoryItemId: rows[0].inventory_item_id };
	tag = CHANGE_TAGS.product(product.id);
	// Products of the files before this one change lists, too, once they are published.
	await runJob("publish-changes");
});
afterAll(async () => {
	await db().query("DELETE FROM product_review WHERE id = $1", [REVIEW]);
	await restoreSettings();
});

const REVIEW = "rev_of_changes";
async function rename(title: string): Promise<void> {
	const { status } = await engine(`/admin/products/${product.id}`, { token: await medusaToken(), body: { title } });
	expect(status).toBe(200);
}

async function changes(since?: string): Promise<Changes> {
	const { status, body } = await api<Changes>(`/changes${since ? `?since=${encodeURIComponent(since)}` : ""}`);
	expect(status).toBe(200);
	return changesSchema.parse(body);
}
/** Change tags of this test's product, of lists and settings, after `work`. */
async function tagsAfter(work: () => Promise<unknown>): Promise<string[]> {
	const { cursor } = await changes();
	await work();
	const { tags } = await changes(cursor);
	return tags.filter((one) => one === tag || !one.startsWith("product:")).sort();
}
const note = (client: { query(sql: string, values: string[]): Promise<unknown> }, text: string) =>
	client.query("INSERT INTO public_change (tag) VALUES ($1)", [text]);

describe("the cursor", () => {
	test("begins with everything, then tells each change once", async () => {
		const first = await changes();
		expect(first).toMatchObject({ tags: [], isAll: true });
		await note(db(), "product:once");
		const second = await changes(first.cursor);
		expect(second.isAll).toBe(false);
		expect(second.tags).toContain("product:once");
		expect((await changes(second.cursor)).tags).not.toContain("product:once");
		// A lost response is recovered with the former cursor.
		expect((await changes(first.cursor)).tags).toContain("product:once");
	});

	test("misses nothing that was written before others and committed after them", async () => {
		const slow = new pg.Client({ connectionString: shopUnderTest().databaseUrl });
		await slow.connect();
		try {
			await slow.query("BEGIN");
			await note(slow, "product:slow");
			const before = await changes();
			await note(db(), "product:quick");
			const between = await changes(before.cursor);
			expect(between.tags).toContain("product:quick");
			expect(between.tags).not.toContain("product:slow");
			await slow.query("COMMIT");
			const after = await changes(between.cursor);
			expect(after.tags).toContain("product:slow");
			expect(after.tags).not.toContain("product:quick");
		} finally {
			await slow.end();
		}
	});

	test("from more than an hour ago, or of another database, tells that everything may have changed", async () => {
		const [second = "", snapshot = ""] = (await changes()).cursor.split("-");
		expect((await changes(`${Number(second) - 3700}-${snapshot}`)).isAll).toBe(true);
		expect((await changes(`${second}-900000000000:900000000000:`)).isAll).toBe(true);
		expect((await changes(`${second}-${snapshot}`)).isAll).toBe(false);
	});

	test.each(["x", "1-2", "1-2:3:4,", "-1:1:", "1-1:1:;select", "1-3:1:", "1-0:0:", "1-1:5:9", "1-1:9:5,3"])(
		"%s is none",
		async (since) => expect((await api(`/changes?since=${encodeURIComponent(since)}`)).status).toBe(400),
	);
});

describe("what is reported", () => {
	test("a product whose name changed, and that lists may have", async () => {
		const { cursor } = await changes();
		await rename("Berlingots d'un autre nom");
		const tags = await eventually("the change is reported", async () => {
			const reported = (await changes(cursor)).tags;
			return reported.includes(tag) ? reported : undefined;
		});
		expect(tags).toContain(CHANGE_TAGS.products);
	});

	test.each([
		[60, 55, [], "as many as one likes"],
		[55, 50, ["tag"], "from plenty to some"],
		[50, 11, [], "some"],
		[11, 10, ["tag"], "so few that pages say how many"],
		[10, 9, ["tag"], "one less of these"],
		[9, 0, ["products", "tag"], "sold out, and at the end of lists"],
		[0, 60, ["products", "tag"], "back again"],
	])("a stock from %d to %d boxes tells %j: %s", async (from, to, expected) => {
		await restock(product, from);
		const reported = await tagsAfter(() => restock(product, to));
		expect(reported).toEqual(expected.map((one) => (one === "tag" ? tag : one)).sort());
	});

	test("boxes held by an order, which no event of Medusa tells", async () => {
		await restock(product, 11);
		const { token } = await registerCustomer();
		expect(await tagsAfter(() => checkout(token, [{ product, boxes: 8 }]))).toEqual([tag]);
	});

	test("a setting", async () => {
		expect(await tagsAfter(() => changeSettings("delivery", { freeShippingThresholdCents: 6500 }))).toEqual([
			"settings",
		]);
	});

	test("a review", async () => {
		const write = () =>
			db().query(
				`INSERT INTO product_review (id, product_id, rating, text, author_first_name, written_at)
				VALUES ($2, $1, 5, 'Bon', 'Zoé', now())`,
				[product.id, REVIEW],
			);
		expect(await tagsAfter(write)).toEqual([tag]);
	});
});

import { randomUUID } from "node:crypto";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { Product } from "@confiserie/domain/contract/product";
import type { ProductBatch, ProductBatchList, ProductBatchPreview } from "@confiserie/domain/contract/product-batches";
import { tiers } from "@confiserie/domain/prices/tier-price";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db } from "../support/api";
import { runJob } from "../support/on-request";
import { productBatchDesk } from "../support/product-batches";
import { editOf, makeProduct } from "../support/products";
import { newAdministrator } from "../support/staff";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const desk = productBatchDesk(() => token);

const RAISE = { kind: "PRICE", tier: "all", step: { percent: 4 } } as const;
const SOON = { timeout: 30_000, interval: 200 };

const read = async (id: string) => (await api<AdminProduct>(`/admin/products/${id}`, { token })).body;
const pricesOf = ({ pricePerPieceBox, pricePerPieceLayer, pricePerPiecePallet }: AdminProduct) => [
	pricePerPieceBox,
	pricePerPieceLayer,
	pricePerPiecePallet,
];
const put = (product: AdminProduct, changes: Record<string, unknown>) =>
	api(`/admin/products/${product.id}`, { method: "PUT", token, body: editOf(product, changes) });

/** What Medusa itself asks for a box, smallest quantity first, with the twin of each figure. */
async function medusaPrices(productId: string) {
	const { rows } = await db().query<{ amount: string; raw: string }>(
		`SELECT price.amount, price.raw_amount->>'value' AS raw FROM product_packaging packaging
		JOIN product_variant_price_set priced ON priced.variant_id = packaging.variant_id AND priced.deleted_at IS NULL
		JOIN price ON price.price_set_id = priced.price_set_id AND price.deleted_at IS NULL AND price.price_list_id IS NULL
		WHERE packaging.product_id = $1 ORDER BY coalesce(price.min_quantity, 1)`,
		[productId],
	);
	return rows.map(({ amount, raw }) => [Number(amount), Number(raw)]);
}

const family = (count: number, overrides: Record<string, unknown> = {}) => {
	const name = `Groupe${randomUUID().slice(0, 8)}`;
	return Promise.all(
		Array.from({ length: count }, (_, at) => makeProduct(token, { name: `${name} ${at}`, ...overrides })),
	).then((products) => ({ name, products, ids: products.map(({ id }) => id) }));
};

describe("prices of many products", () => {
	test("change as by hand: history, engine, catalogue, audit log; the preview said so before, and changed nothing", async () => {
		const { name, products, ids } = await family(3);
		const [first, dear] = products as [AdminProduct, AdminProduct];
		await put(dear, { pricePerPieceBox: 9_900, pricePerPieceLayer: null, pricePerPiecePallet: null });
		const selection = { filter: { query: name }, expected: 3 };
		const preview = await desk.post<ProductBatchPreview>("batches/preview", { action: RAISE, selection });
		expect(preview.body).toMatchObject({ total: 3, changed: 2, unchanged: 0, refused: 1 });
		expect(preview.body.refusals).toEqual([
			{ reason: expect.stringContaining("dépasserait"), count: 1, references: [dear.reference] },
		]);
		const after = { pricePerPieceBox: 1.56, pricePerPieceLayer: 1.44, pricePerPiecePallet: 1.31 };
		expect(preview.body.examples).toContainEqual({
			productId: first.id,
			reference: first.reference,
			name: first.name,
			before: { pricePerPieceBox: 1.5, pricePerPieceLayer: 1.38, pricePerPiecePallet: 1.26 },
			after,
		});
		expect(pricesOf(await read(first.id))).toEqual([1.5, 1.38, 1.26]);
		const batch = await desk.run(RAISE, selection);
		expect(batch).toMatchObject({ state: "DONE", total: 3, done: 2, refused: 1, isUndoable: true });
		expect(batch.results.content[0]).toMatchObject({ result: "REFUSED", reference: dear.reference });
		const now = await read(first.id);
		expect(pricesOf(now)).toEqual([1.56, 1.44, 1.31]);
		expect(await medusaPrices(first.id)).toEqual(
			tiers(now).map(({ pricePerBoxCents }) => [pricePerBoxCents / 100, pricePerBoxCents / 100]),
		);
		const history = await db().query(
			"SELECT order_type, price_per_piece::float8 AS price FROM product_price_history WHERE product_id = $1 ORDER BY id",
			[first.id],
		);
		expect(history.rows.map(({ price }) => price)).toEqual([1.5, 1.38, 1.26, 1.56, 1.44, 1.31]);
		const audit = await db().query(
			"SELECT actor_email, action, changes FROM admin_audit WHERE entity_id = $1 ORDER BY id DESC LIMIT 1",
			[first.id],
		);
		expect(audit.rows[0]).toMatchObject({
			actor_email: "admin@demo.fr",
			action: "product.updated",
			changes: { pricePerPieceBox: { from: 1.5, to: 1.56 } },
		});
		await vi.waitFor(async () => {
			const { body } = await api<Product>(`/products/${first.id}`);
			expect([body.pricePerPieceBox, body.price]).toEqual([1.56, 37.44]);
		}, SOON);
		const { body: list } = await api<ProductBatchList>("/admin/products/batches", { token });
		expect(list.content.map(({ id }) => id)).toContain(batch.id);
		expect(ids).toHaveLength(3);
	});

	test("undone only where they were not changed since; the rest says so, and once is enough", async () => {
		const { products, ids } = await family(2);
		const [unedited, edited] = products as [AdminProduct, AdminProduct];
		const batch = await desk.run(RAISE, { productIds: ids });
		await put(await read(edited.id), { pricePerPieceBox: 1.6 });
		const undo = await desk.undo(batch.id);
		expect(undo).toMatchObject({ action: { kind: "UNDO" }, undoes: batch.id, done: 1, refused: 1, isUndoable: false });
		expect(undo.results.content[0]).toMatchObject({ reference: edited.reference, result: "REFUSED" });
		expect(undo.results.content[0]?.refusal).toMatch(/a changé entre-temps/);
		expect(pricesOf(await read(unedited.id))).toEqual([1.5, 1.38, 1.26]);
		expect(pricesOf(await read(edited.id))).toEqual([1.6, 1.44, 1.31]);
		const again = await desk.post<ProductBatch>(`batches/${batch.id}/undo`, { requestId: randomUUID() });
		expect(await desk.ended(again.body.id)).toMatchObject({ total: 1, refused: 1 });
		const ofUndo = await desk.post<ApiError>(`batches/${undo.id}/undo`, { requestId: randomUUID() });
		expect([ofUndo.status, ofUndo.body.code]).toEqual([409, "NOTHING_TO_UNDO"]);
	});

	test("two batches at once raise a price once: the later one finds it changed", async () => {
		const { ids } = await family(1);
		const begun = await Promise.all([RAISE, RAISE].map((action) => desk.begin(action, { productIds: ids })));
		const batches = await Promise.all(begun.map(({ body }) => desk.ended(body.id)));
		expect(batches.map(({ done }) => done).sort()).toEqual([0, 1]);
		expect(batches.map(({ refused }) => refused).sort()).toEqual([0, 1]);
		expect((await read(ids[0] ?? "")).pricePerPieceBox).toBe(1.56);
	});

	test("a label PROMO whose reduction would be gone refuses", async () => {
		const { products, ids } = await family(1);
		const [product] = products as [AdminProduct];
		await db().query(
			`INSERT INTO product_price_history (product_id, order_type, price_per_piece, since)
			VALUES ($1, 'box', 2, now() - interval '60 days')`,
			[product.id],
		);
		const labelled = await desk.run({ kind: "TAGS", add: ["PROMO"], remove: ["BIO"] }, { productIds: ids });
		expect(labelled).toMatchObject({ done: 1, refused: 0 });
		expect((await read(product.id)).tags).toEqual(["PROMO"]);
		const raised = await desk.run({ kind: "PRICE", tier: "box", step: { percent: 100 } }, { productIds: ids });
		expect(raised).toMatchObject({ done: 0, refused: 1 });
		expect(raised.results.content[0]?.refusal).toMatch(/Promo/);
		await desk.undo(labelled.id);
		expect((await read(product.id)).tags).toEqual(["BIO"]);
	});
});

describe("other changes of many products", () => {
	test("taken off the shelf and put back on, drafts of food without its data left where they are", async () => {
		const { products, ids } = await family(2);
		const [shown, bare] = products as [AdminProduct, AdminProduct];
		await desk.run({ kind: "PUBLISH", isPublished: false }, { productIds: ids });
		await vi.waitFor(async () => expect((await api(`/products/${shown.id}`)).status).toBe(404), SOON);
		await put(await read(bare.id), { legalName: "", isPublished: false });
		const batch = await desk.run({ kind: "PUBLISH", isPublished: true }, { productIds: ids });
		expect(batch).toMatchObject({ done: 1, refused: 1 });
		expect((await read(bare.id)).isPublished).toBe(false);
		await vi.waitFor(async () => expect((await api(`/products/${shown.id}`)).status).toBe(200), SOON);
	});

	test("all that a filter finds but some, as many as were shown", async () => {
		const { name, ids } = await family(3);
		const selection = { filter: { query: name }, except: ids.slice(0, 1), expected: 3 };
		const late = await desk.begin<ApiError>({ kind: "TAGS", add: ["NOEL"], remove: [] }, selection);
		expect([late.status, late.body.code, late.body.field]).toEqual([409, "SELECTION_CHANGED", "selection.expected"]);
		expect(late.body.message).toContain("2 produits");
		const batch = await desk.run({ kind: "TAGS", add: ["NOEL"], remove: [] }, { ...selection, expected: 2 });
		expect(batch.done).toBe(2);
		expect((await read(ids[0] ?? "")).tags).toEqual(["BIO"]);
	});

	test("boxes that came in, by reference; taken back but where the stock was counted since", async () => {
		const { products } = await family(2);
		const [first, second] = products as [AdminProduct, AdminProduct];
		const lines = [first, second, first].map(({ reference }) => ({ reference, boxes: 12 }));
		const unknown = await desk.post<ApiError>("receipts", {
			requestId: randomUUID(),
			lines: [...lines, { reference: "ABSENT-1", boxes: 1 }],
		});
		expect([unknown.status, unknown.body.code, unknown.body.field]).toEqual([
			404,
			"PRODUCT_NOT_FOUND",
			"lines.3.reference",
		]);
		const { status, body } = await desk.post("receipts", { requestId: randomUUID(), lines });
		expect([status, body.total]).toEqual([202, 2]);
		expect((await desk.ended(body.id)).done).toBe(2);
		expect([(await read(first.id)).stocked, (await read(second.id)).stocked]).toEqual([84, 72]);
		await api(`/admin/products/${second.id}/stock`, { method: "PATCH", token, body: { stock: 70 } });
		expect(await desk.undo(body.id)).toMatchObject({ done: 1, refused: 1 });
		expect([(await read(first.id)).stocked, (await read(second.id)).stocked]).toEqual([60, 70]);
	});

	test("what a batch logged of itself within its own millisecond is no later count", async () => {
		const { products } = await family(1);
		const [product] = products as [AdminProduct];
		const lines = [{ reference: product.reference, boxes: 12 }];
		const { body } = await desk.post("receipts", { requestId: randomUUID(), lines });
		await desk.ended(body.id);
		await db().query(
			`update product_batch_item item set done_at = date_trunc('milliseconds', audit.at) + interval '999 microseconds'
			from admin_audit audit
			where item.batch_id = $1 and audit.entity_id = item.product_id and audit.action = 'product.stock-changed'`,
			[body.id],
		);
		expect(await desk.undo(body.id)).toMatchObject({ done: 1, refused: 0 });
	});
});

describe("a batch that was left", () => {
	/** A batch without a notified worker, with one product done and one waiting. */
	async function leftBatch(done: AdminProduct, waiting: AdminProduct, dueAt: string): Promise<string> {
		const id = `pbat_${randomUUID()}`;
		await db().query(
			`insert into product_batch (id, actor_id, actor_email, request_id, request_hash, action, created_at, next_try_at)
			values ($1, 'cus_gone', 'colleague@exemple.fr', $1, '', '{"kind":"PUBLISH","isPublished":false}', now(), '2100-01-01')`,
			[id],
		);
		await db().query(
			`insert into product_batch_item (batch_id, position, product_id, reference, name, state, before, after)
			values ($1, 1, $2, 'A', 'A', 'DONE', '{"isPublished":true}', '{"isPublished":false}'),
				($1, 2, $3, 'B', 'B', 'WAITING', null, null)`,
			[id, done.id, waiting.id],
		);
		await db().query("update product_batch set next_try_at = $2 where id = $1", [id, dueAt]);
		return id;
	}

	test("goes on where its worker died, each product once", async () => {
		const { products } = await family(2);
		const [done, waiting] = products as [AdminProduct, AdminProduct];
		const id = await leftBatch(done, waiting, "2020-01-01");
		await runJob("run-product-batches");
		expect(await desk.ended(id)).toMatchObject({ state: "DONE", done: 2 });
		expect([(await read(done.id)).isPublished, (await read(waiting.id)).isPublished]).toEqual([true, false]);
	});

	test("stops on request: what was not done stays as it is, what was done can be put back", async () => {
		const { products } = await family(2);
		const [done, waiting] = products as [AdminProduct, AdminProduct];
		const id = await leftBatch(done, waiting, "2100-01-01");
		const early = await desk.post<ApiError>(`batches/${id}/undo`, { requestId: randomUUID() });
		expect([early.status, early.body.code]).toEqual([409, "NOTHING_TO_UNDO"]);
		expect(await desk.post(`batches/${id}/stop`, {})).toMatchObject({ status: 200, body: { state: "STOPPING" } });
		await db().query("update product_batch set next_try_at = now() where id = $1", [id]);
		await runJob("run-product-batches");
		expect(await desk.ended(id)).toMatchObject({ state: "STOPPED", total: 2, done: 1, isUndoable: true });
		expect((await read(waiting.id)).isPublished).toBe(true);
	});
});

test("a double click is one batch; the same key for something else is refused", async () => {
	const { ids } = await family(1);
	const requestId = randomUUID();
	const answers = await Promise.all([1, 2].map(() => desk.begin(RAISE, { productIds: ids }, requestId)));
	expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
	await desk.ended(answers[0]?.body.id ?? "");
	expect((await read(ids[0] ?? "")).pricePerPieceBox).toBe(1.56);
	const other = await desk.begin<ApiError>({ ...RAISE, tier: "box" }, { productIds: ids }, requestId);
	expect([other.status, other.body.code]).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
});

test("who counts stock alone may receive boxes, and undoes and stops no change of prices", async () => {
	const { products, ids } = await family(1);
	const clerk = await newAdministrator("orders");
	const post = (path: string, body: object) =>
		api<ApiError>(`/admin/products/${path}`, { method: "POST", token: clerk.token, body });
	const selection = { productIds: ids };
	const lines = [{ reference: products[0]?.reference, boxes: 1 }];
	const receipt = await api<ProductBatch>("/admin/products/receipts", {
		method: "POST",
		token: clerk.token,
		body: { requestId: randomUUID(), lines },
	});
	expect(receipt.status).toBe(202);
	await desk.ended(receipt.body.id);
	const undo = (id: string) => post(`batches/${id}/undo`, { requestId: randomUUID() });
	expect((await undo(receipt.body.id)).status).toBe(202);
	const { id } = await desk.run(RAISE, selection);
	for (const { status, body } of [await undo(id), await post(`batches/${id}/stop`, {})])
		expect([status, body.code]).toEqual([403, "ROLE_REFUSED"]);
});

test.each<[object, string]>([
	[{ selection: {} }, "selection.productIds"],
	[{ selection: { productIds: [] } }, "selection.productIds"],
	[{ selection: { filter: {} } }, "selection.expected"],
	[{ selection: { filter: { ville: "Gap" }, expected: 1 } }, "selection.filter.ville"],
	[{ selection: { productIds: ["x"], except: ["y"] } }, "selection.except"],
	[{ action: { kind: "BURN" } }, "action.kind"],
	[{ action: { kind: "TAGS", add: [], remove: [] } }, "action.add"],
	[{ action: { kind: "TAGS", add: ["BIO"], remove: ["BIO"] } }, "action.add"],
	[{ action: { ...RAISE, tier: "truck" } }, "action.tier"],
	[{ action: { ...RAISE, step: {} } }, "action.step"],
	[{ action: { ...RAISE, step: { percent: 1, amount: 1 } } }, "action.step"],
	[{ requestId: "1" }, "requestId"],
])("%j is refused", async (changes, field) => {
	const body = { requestId: randomUUID(), action: RAISE, selection: { productIds: ["x"] }, ...changes };
	const answer = await desk.post<ApiError>("batches", body);
	expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, "VALIDATION", field]);
});

test.each([{ percent: 0 }, { percent: -91 }, { percent: 1.001 }, { amount: 0 }, { amount: 0.00001 }])(
	"a step of %j is refused",
	async (step) => {
		const answer = await desk.begin<ApiError>({ ...RAISE, step }, { productIds: ["x"] });
		expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION"]);
		expect(answer.body.field).toMatch(/^action\.step/);
	},
);

test("a product or a batch that does not exist", async () => {
	const unknown = await desk.begin<ApiError>(RAISE, { productIds: ["prod_absent"] });
	expect([unknown.status, unknown.body.code]).toEqual([404, "PRODUCT_NOT_FOUND"]);
	for (const [path, body] of [
		["absent/stop", {}],
		["absent/undo", { requestId: randomUUID() }],
	] as const) {
		const answer = await desk.post<ApiError>(`batches/${path}`, body);
		expect([answer.status, answer.body.code]).toEqual([404, "BATCH_NOT_FOUND"]);
	}
});

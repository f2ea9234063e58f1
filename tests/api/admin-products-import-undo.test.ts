import type { ApiError } from "@confiserie/domain/contract/error";
import type { ImportRun } from "@confiserie/domain/contract/product-import";
import { beforeAll, describe, expect, test } from "vitest";
import { adminToken, api, db } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { catalogueFile, cellsOf } from "../support/catalogue-file";
import { newLocation } from "../support/channels";
import { holdLock } from "../support/locks";
import { eventually } from "../support/ordering";
import { inventoryItemOf } from "../support/products";
import { newAdministrator } from "../support/staff";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send, byReference } = catalogueExchange(() => token);

const path = (id: string) => `/admin/products/import/${id}`;
const undo = (id: string, by = token) => api<ImportRun & ApiError>(`${path(id)}/undo`, { method: "POST", token: by });
const listed = async (id: string) =>
	(await api<{ content: ImportRun[] }>("/admin/products/imports", { token })).body.content.find((one) => one.id === id);
const stocksOf = (numbers: number[]) =>
	Promise.all(numbers.map(async (number) => (await byReference(`CSV-${number}`))?.stocked));

test("an import is undone whole: changed products are as they were, new ones gone; a second time is refused", async () => {
	const [known, fresh] = [nextNumber(), nextNumber()];
	await send(catalogueFile([cellsOf(known)]));
	const before = await byReference(`CSV-${known}`);
	const { id } = await send(catalogueFile([cellsOf(known, { nom: "Autre", stock_cartons: "75" }), cellsOf(fresh)]));
	expect(await listed(id)).toMatchObject({ kind: "products", fileName: "été.csv", state: "DONE", canUndo: true });
	expect((await undo(id, (await newAdministrator("orders")).token)).status).toBe(403);

	const both = await Promise.all([undo(id), undo(id)]);
	const [done, refused] = both.sort((a, b) => a.status - b.status);
	expect([200, 202]).toContain(done?.status);
	expect(refused?.status).toBe(409);
	await eventually("the import is undone", async () => {
		const { body } = await api<ImportRun>(path(id), { token });
		return body.state === "UNDONE" || undefined;
	});
	const after = await byReference(`CSV-${known}`);
	expect(after).toMatchObject({ name: before?.name, stocked: before?.stocked, version: before?.version });
	expect(await byReference(`CSV-${fresh}`)).toBeUndefined();
	expect(await listed(id)).toMatchObject({ state: "UNDONE", canUndo: false });
	expect((await undo(id)).body).toMatchObject({ code: "IMPORT_UNDONE", message: "Cet import est déjà annulé." });
	const log = "select action from admin_audit where entity_id = $1 order by at";
	const actions = (await db().query(log, [id])).rows.map(({ action }) => action);
	expect(actions).toEqual(["products.imported", "products.import-undone"]);
});

test("an import of which a product was changed since is left whole, and the product named", async () => {
	const [renamed, counted, idle] = [nextNumber(), nextNumber(), nextNumber()];
	await send(catalogueFile([cellsOf(renamed)]));
	const changed = { nom: "Calisson d'été" };
	const { id } = await send(catalogueFile([cellsOf(renamed, changed), cellsOf(counted), cellsOf(idle)]));
	const later = await send(catalogueFile([cellsOf(renamed, { nom: "Calisson d'hiver" })]));
	const product = await byReference(`CSV-${counted}`);
	await api(`/admin/products/${product?.id}/stock`, { method: "PATCH", token, body: { stock: 7 } });
	const { status, body } = await undo(id);
	expect([status, body.code]).toEqual([409, "IMPORT_USED"]);
	expect(body.message).toBe(
		`Rien n'est annulé. Changé ou utilisé depuis cet import\u00a0: CSV-${renamed}, CSV-${counted}.`,
	);
	expect(await byReference(`CSV-${renamed}`)).toMatchObject({ name: "Calisson d'hiver" });
	expect(await byReference(`CSV-${idle}`)).toBeDefined();
	expect(await listed(id)).toMatchObject({ state: "DONE", canUndo: true });

	// What stood in the way is undone first.
	expect((await undo(later.id)).body.state).toBe("UNDONE");
	expect((await undo(id)).body.message).toContain(`\u00a0: CSV-${counted}.`);
});

test("stock in two locations: an import sets the sum, and its undo sets the former one", async () => {
	const number = nextNumber();
	const set = (stock: string) =>
		send(catalogueFile([cellsOf(number, { nom: `Calisson ${stock}`, stock_cartons: stock })]));
	await set("60");
	await newLocation({ inventoryItemId: await inventoryItemOf(`CSV-${number}`) }, 40);
	await set("100");
	expect(await stocksOf([number])).toEqual([100]);
	const { id } = await set("110");
	expect(await stocksOf([number])).toEqual([110]);
	expect((await undo(id)).body.state).toBe("UNDONE");
	expect(await stocksOf([number])).toEqual([100]);
});

describe("boxes that leave between the analysis and the writing of a file", () => {
	/** Sends a file; 20 boxes of each of the products, whose stock the first line changes, leave before it is written. */
	async function sendMeanwhile(rows: Record<string, string>[], numbers: number[]): Promise<ImportRun> {
		const items = await Promise.all(numbers.map((number) => inventoryItemOf(`CSV-${number}`)));
		const lock = await holdLock(items[0] ?? "");
		const sending = send(catalogueFile(rows));
		try {
			await lock.awaited();
			await db().query(
				`update inventory_level set stocked_quantity = stocked_quantity - 20, raw_stocked_quantity =
					jsonb_build_object('value', trim_scale(stocked_quantity - 20)::text, 'precision', 20)
				where inventory_item_id = any($1)`,
				[items],
			);
		} finally {
			await lock.release();
		}
		return sending;
	}

	test("have left after the import, where it did not count them, and after its undo", async () => {
		const numbers = [nextNumber(), nextNumber()];
		const [counted = 0, priced = 0] = numbers;
		await send(catalogueFile(numbers.map((number) => cellsOf(number))));
		const changed = [cellsOf(counted, { stock_cartons: "90" }), cellsOf(priced, { prix_piece_carton: "1,60" })];
		const { id } = await sendMeanwhile(changed, numbers);
		expect(await stocksOf(numbers)).toEqual([90, 40]);
		expect((await undo(id)).body.state).toBe("UNDONE");
		expect(await stocksOf(numbers)).toEqual([40, 40]);
	});

	test("have left after an import that is refused as it is written", async () => {
		const numbers = [nextNumber(), nextNumber()];
		const [counted = 0, elsewhere = 0] = numbers;
		await send(catalogueFile(numbers.map((number) => cellsOf(number))));
		await newLocation({ inventoryItemId: await inventoryItemOf(`CSV-${elsewhere}`) }, 40);
		const rows = [cellsOf(counted, { stock_cartons: "30" }), cellsOf(elsewhere, { stock_cartons: "10" })];
		const { state, message } = await sendMeanwhile(rows, [counted]);
		expect([state, message]).toEqual(["REFUSED", expect.stringContaining(`CSV-${elsewhere} `)]);
		expect(await stocksOf(numbers)).toEqual([40, 100]);
	});
});

test("an undo whose process is gone is ended by another one; a dry run and a refused file cannot be undone", async () => {
	const number = nextNumber();
	const { id } = await send(catalogueFile([cellsOf(number)]));
	await db().query("update import_run set state = 'UNDOING', next_try_at = now() where id = $1", [id]);
	await eventually("the import is undone", async () => ((await listed(id))?.state === "UNDONE" ? true : undefined), 45);
	expect(await byReference(`CSV-${number}`)).toBeUndefined();

	const dry = await send(catalogueFile([cellsOf(nextNumber())]), { dryRun: true });
	const faulty = await send(catalogueFile([cellsOf(nextNumber(), { prix_piece_carton: "gratuit" })]));
	for (const one of [dry, faulty]) expect((await undo(one.id)).body.code).toBe("IMPORT_USED");
	expect(await listed(dry.id)).toBeUndefined();
	expect(await listed(faulty.id)).toMatchObject({ state: "REFUSED", errors: [{ line: 2 }], canUndo: false });
});

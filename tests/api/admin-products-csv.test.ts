import type { AdminProduct, AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { ApiError } from "@confiserie/domain/contract/error";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { adminToken, api, db } from "../support/api";
import { COLUMNS, catalogueFile, cellsOf, readCells } from "../support/catalogue-file";
import { suiteShop } from "../support/context";
import { eventually } from "../support/ordering";
import { makeProduct } from "../support/products";
import { upload } from "../support/upload";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});

/** Sends a file and waits until it has been dealt with, whatever the outcome. */
async function send(content: string | Uint8Array, { dryRun = false } = {}): Promise<ProductImport> {
	const path = `/admin/products/import${dryRun ? "?dryRun=true" : ""}`;
	const { status, body } = await upload<ProductImport & ApiError>(path, "file", { content, name: "été.csv" }, token);
	if (status === 400) return body.current as ProductImport;
	expect([200, 202]).toContain(status);
	return eventually("the import's end", async () => {
		const job = (await api<ProductImport>(`/admin/products/import/${body.id}`, { token })).body;
		return job.state === "RUNNING" ? undefined : job;
	});
}

async function byReference(reference: string): Promise<AdminProduct | undefined> {
	const page = await api<AdminProductPage>(`/admin/products?query=${reference}`, { token });
	const id = page.body.content.find((item) => item.reference === reference)?.id;
	return id ? (await api<AdminProduct>(`/admin/products/${id}`, { token })).body : undefined;
}

async function exported(): Promise<{ bytes: Buffer; name: string | null }> {
	const response = await fetch(`${suiteShop().backend}/api/admin/products/export`, {
		headers: { authorization: `Bearer ${token}` },
	});
	expect(response.status).toBe(200);
	return { bytes: Buffer.from(await response.arrayBuffer()), name: response.headers.get("content-disposition") };
}

/** What the tables of products hold: an import that is refused changes nothing of it. */
async function contents(): Promise<unknown> {
	const { rows } = await db().query(
		`SELECT (SELECT count(*)::int FROM product WHERE deleted_at IS NULL) AS products,
			(SELECT count(*)::int FROM price WHERE deleted_at IS NULL) AS prices,
			(SELECT md5(string_agg(packaging::text, '' ORDER BY id)) FROM product_packaging packaging WHERE deleted_at IS NULL) AS packaging,
			(SELECT md5(string_agg(inventory_item_id || stocked_quantity, '' ORDER BY id)) FROM inventory_level) AS stock`,
	);
	return rows[0];
}

const FORMULAS = ["=1+1", "+33 1", "-2+3", "@SUM(A1)", "=cmd|' /C calc'!A0", "'=1", "''=1", "＝1+1", "%0A=1", "|cmd"];

let numbers = Date.now() % 10_000_000;
const nextNumber = () => ++numbers;

describe("GET /admin/products/export", () => {
	test("produits-date.csv: BOM, `;`, CRLF, decimal comma, every column, drafts too", async () => {
		const draft = await makeProduct(token, { isPublished: false });
		const { bytes, name } = await exported();
		expect(name).toMatch(/^attachment; filename="produits-\d{4}-\d\d-\d\d\.csv"$/);
		const text = bytes.toString("utf8");
		expect(text.startsWith(`\uFEFF${COLUMNS.join(";")}\r\n`)).toBe(true);
		const row = readCells(text).find(({ reference }) => reference === draft.reference);
		expect(row).toMatchObject({ prix_piece_carton: "1,5", stock_cartons: "60", en_vente: "non", alimentaire: "oui" });
	});

	test("lossless: what was exported changes nothing when it is imported", async () => {
		await makeProduct(token, {
			description: 'Avec "guillemets"; point-virgule,\nretour à la ligne et œuf',
			pricePerPieceBox: 0.0525,
			pricePerPieceLayer: null,
			pricePerPiecePallet: null,
			weightGrams: 12.75,
			nutrition: {
				energyKj: 1690,
				energyKcal: 398.5,
				fat: 0.1,
				saturates: 0,
				carbohydrates: 99.4,
				sugars: 99.2,
				protein: 0,
				salt: 0.013,
			},
			tags: ["halloween", "NOUVEAU"],
			traces: ["soja", "sésame"],
			images: ["/static/demo/bap-fra-40-carton.webp", "/static/demo/bap-fra-40-piece.webp"],
		});
		const before = await contents();
		const job = await send((await exported()).bytes);
		expect(job).toMatchObject({ state: "DONE", created: 0, changed: 0, errorCount: 0 });
		expect(job.unchanged).toBeGreaterThan(80);
		expect(await contents()).toEqual(before);
	});

	test("formulas in every text field are dead in the file and come back as they were", async () => {
		const made = await Promise.all(
			FORMULAS.map((text) => {
				const word = text.replaceAll("|", "");
				const texts = { name: text, description: text, ingredients: text, allergens: [word], traces: [word] };
				return makeProduct(token, texts);
			}),
		);
		const rows = readCells((await exported()).bytes.toString("utf8")).filter(({ reference }) =>
			made.some((product) => product.reference === reference),
		);
		expect(rows.length).toBe(FORMULAS.length);
		for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r＝%|]/);
		// Retyped under other references: what is read is what was written.
		const copies = rows.map((row) => {
			const { reference, ean_piece, ean_carton } = cellsOf(nextNumber());
			return { original: row.reference, row: { ...row, reference, ean_piece, ean_carton } as Record<string, string> };
		});
		const job = await send(catalogueFile(copies.map(({ row }) => row)));
		expect(job).toMatchObject({ state: "DONE", created: FORMULAS.length });
		for (const { original, row } of copies) {
			const product = made.find(({ reference }) => reference === original);
			const copy = await byReference(row.reference ?? "");
			const { name, description, ingredients, allergens, traces } = product ?? {};
			expect(copy).toMatchObject({ name, description, ingredients, allergens, traces });
		}
	});
});

describe("POST /admin/products/import", () => {
	test("creates and changes by reference, and shows it in the shop", async () => {
		const [a, b] = [nextNumber(), nextNumber()];
		expect(await send(catalogueFile([cellsOf(a)]))).toMatchObject({ state: "DONE", created: 1, changed: 0 });
		const job = await send(catalogueFile([cellsOf(a, { nom: "Calisson changé", stock_cartons: "" }), cellsOf(b)]));
		expect(job).toMatchObject({ state: "DONE", rows: 2, created: 1, changed: 1, unchanged: 0 });
		const changed = await byReference(`CSV-${a}`);
		expect(changed).toMatchObject({ name: "Calisson changé", stocked: 60, vatRate: 5.5, tags: ["BIO", "halloween"] });
		await vi.waitFor(async () => expect((await api(`/products/${changed?.id}`)).status).toBe(200), 10_000);
	});

	test("a file from before a column came leaves its field as it is; an empty cell empties it", async () => {
		const number = nextNumber();
		await send(catalogueFile([cellsOf(number)]));
		const columns = COLUMNS.filter((column) => !["conservation", "origine"].includes(column));
		const row = cellsOf(number, { nom: "Calisson d'hier", exploitant: "" });
		expect(await send(catalogueFile([row], { columns }))).toMatchObject({ state: "DONE", changed: 1 });
		const texts = { storageConditions: "À conserver au sec.", origin: "France", operator: "" };
		expect(await byReference(`CSV-${number}`)).toMatchObject({ name: "Calisson d'hier", ...texts });
	});

	test("a dry run says what would happen and writes nothing", async () => {
		const before = await contents();
		const rows = [cellsOf(nextNumber()), cellsOf(nextNumber(), { cartons_par_palette: "50" })];
		const job = await send(catalogueFile(rows), { dryRun: true });
		expect(job).toMatchObject({ state: "DONE", dryRun: true, created: 2, errorCount: 0 });
		expect(job.warnings.map(({ line, message }) => [line, message])).toContainEqual([
			3,
			expect.stringContaining("ne se divise pas en couches de 8"),
		]);
		expect(await contents()).toEqual(before);
	});

	test("a broken row changes nothing: 400 'Fichier CSV invalide' with the lines in French", async () => {
		const before = await contents();
		const content = catalogueFile([
			cellsOf(nextNumber()),
			cellsOf(nextNumber(), { prix_piece_carton: "gratuit" }),
			cellsOf(nextNumber(), { en_vente: "peut-être", ean_piece: "123" }),
		]);
		const { status, body } = await upload("/admin/products/import", "file", { content, name: "a.csv" }, token);
		expect(status).toBe(400);
		expect(body.message).toBe("Fichier CSV invalide");
		expect(body.errors?.map(({ message }) => message)).toEqual([
			"Ligne 3, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
			"Ligne 4, colonne ean_piece : l'EAN de la pièce doit compter 13 chiffres et finir par sa clé de contrôle.",
			"Ligne 4, colonne en_vente : oui ou non est attendu.",
		]);
		expect(await contents()).toEqual(before);
	});

	test("an EAN of another product and a stock below what orders hold are told by line", async () => {
		const [taken, held] = [await makeProduct(token), await makeProduct(token)];
		await db().query(
			`UPDATE inventory_level SET reserved_quantity = 9, raw_reserved_quantity = '{"value": "9", "precision": 20}'
			WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
			[held.id],
		);
		const row = readCells((await exported()).bytes.toString("utf8")).find(
			({ reference }) => reference === held.reference,
		);
		const job = await send(
			catalogueFile([cellsOf(nextNumber(), { ean_carton: taken.eanUnit }), { ...row, stock_cartons: "8" }]),
		);
		await db().query(
			`UPDATE inventory_level SET reserved_quantity = 0, raw_reserved_quantity = '{"value": "0", "precision": 20}'
			WHERE inventory_item_id = (SELECT inventory_item_id FROM product_packaging WHERE product_id = $1)`,
			[held.id],
		);
		expect(job.state).toBe("REFUSED");
		expect(job.errors.map(({ line, column }) => [line, column])).toEqual([
			[2, "ean_carton"],
			[3, "stock_cartons"],
		]);
	});

	const encodings: [string, (text: string) => Buffer][] = [
		["UTF-8", (text) => Buffer.from(text)],
		["UTF-8 with BOM", (text) => Buffer.from(`\uFEFF${text}`)],
		["UTF-16 LE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
		["UTF-16 BE", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
		// The one sign of the text that Latin-1 lacks, as Windows-1252 has it.
		["Windows-1252", (text) => Buffer.from(text.replaceAll("œ", "\x9c"), "latin1")],
	];
	test.each(encodings)("reads %s", async (_, encode) => {
		const number = nextNumber();
		expect(await send(encode(catalogueFile([cellsOf(number)])))).toMatchObject({ state: "DONE", created: 1 });
		expect((await byReference(`CSV-${number}`))?.description).toBe("Un calisson œuvré à l'été.");
	});

	test.each([
		[";", "\r\n"],
		[";", "\n"],
		[",", "\r\n"],
		["\t", "\n"],
	])("reads columns by %j and lines by %j, quoted line breaks and decimal commas", async (delimiter, newline) => {
		const number = nextNumber();
		const description = `Première ligne${newline}"seconde", et fin`;
		const file = catalogueFile([cellsOf(number, { description })], { delimiter, newline });
		expect(await send(file)).toMatchObject({ state: "DONE", created: 1 });
		expect(await byReference(`CSV-${number}`)).toMatchObject({ description, pricePerPieceBox: 1.5 });
	});

	test.each([
		["", "Le fichier ne contient aucun produit."],
		["n'importe quoi", "Colonnes manquantes dans la première ligne"],
		[`${COLUMNS.join(";")}\r\n"jamais fermé;`, "un guillemet n'y est pas fermé"],
		[Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), "Colonnes manquantes"],
	])("a file that is no catalogue is refused with its reason", async (content, reason) => {
		const job = await send(content);
		expect(job.state).toBe("REFUSED");
		expect(job.errors[0]?.message).toContain(reason);
	});

	test("two imports at once: the second is told, and so is who edits a product meanwhile", async () => {
		const product = await makeProduct(token);
		await db().query(
			`INSERT INTO product_import (id, state, dry_run, actor_id, progress) VALUES ('pimp_test', 'RUNNING', false, 'x', '{}')`,
		);
		const second = await upload("/admin/products/import", "file", { content: "", name: "a.csv" }, token);
		const edit = await api(`/admin/products/${product.id}/stock`, { method: "PATCH", token, body: { stock: 1 } });
		await db().query("DELETE FROM product_import WHERE id = 'pimp_test'");
		for (const { status, body } of [second, edit])
			expect([status, body.code, body.message]).toEqual([
				409,
				"IMPORT_RUNNING",
				"Un import de produits est en cours. Réessayez quand il sera terminé.",
			]);
	});

	test("an import that the database stops halfway is taken back whole", async () => {
		const numbers = Array.from({ length: 60 }, nextNumber);
		const known = await makeProduct(token);
		const row = readCells((await exported()).bytes.toString("utf8")).find(
			({ reference }) => reference === known.reference,
		);
		const before = await contents();
		// Refuses the last product of the file: two batches are written by then.
		await db().query(
			`ALTER TABLE product_packaging ADD CONSTRAINT stopped CHECK (reference <> 'CSV-${numbers.at(-1)}') NOT VALID`,
		);
		const changed = { ...row, nom: "Jamais", stock_cartons: "1" };
		const job = await send(catalogueFile([changed, ...numbers.map((number) => cellsOf(number))]));
		await db().query("ALTER TABLE product_packaging DROP CONSTRAINT stopped");
		expect(job).toMatchObject({ state: "FAILED", message: "L'import a échoué. Rien n'a été modifié. Réessayez." });
		const after = await byReference(known.reference);
		expect(after).toMatchObject({ name: known.name, stocked: known.stocked, version: known.version });
		expect(await byReference(`CSV-${numbers[0]}`)).toBeUndefined();
		expect(await contents()).toMatchObject({ products: (before as { products: number }).products });
		expect((await send(catalogueFile(numbers.slice(0, 1).map((number) => cellsOf(number))))).state).toBe("DONE");
	});

	test("the sender's name of the file is shown as it was, 404 for an import that is none", async () => {
		expect((await send(catalogueFile([cellsOf(nextNumber())]), { dryRun: true })).fileName).toBe("été.csv");
		expect((await api("/admin/products/import/pimp_inconnu", { token })).status).toBe(404);
	});
});

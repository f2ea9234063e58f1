import { zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { beforeAll, describe, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import { adminToken } from "../support/api";
import { catalogueExchange, nextNumber } from "../support/catalogue-exchange";
import { COLUMNS, cellsOf } from "../support/catalogue-file";
import { suiteShop } from "../support/context";
import { makeProduct } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send, byReference } = catalogueExchange(() => token);

/** A workbook as Excel would send it. */
const workbook = async (rows: (string | number | boolean | Date | null)[][]): Promise<Buffer> => {
	const cells = rows.map((row) =>
		row.map((cell) => (cell instanceof Date ? { value: cell, type: Date, format: "dd/mm/yyyy" } : cell)),
	);
	return writeWorkbook(cells).toBuffer();
};

async function downloaded(name: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; headers: Headers }> {
	const response = await fetch(`${suiteShop().backend}/api/admin/products/${name}.xlsx`, {
		headers: { authorization: `Bearer ${token}` },
	});
	expect(response.status).toBe(200);
	return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

describe(".xlsx read and written", () => {
	test("the whole catalogue as a workbook with figures, which comes back without a change", async () => {
		const product = await makeProduct(token, { name: "=1+1 à l'anis", pricePerPieceBox: 1.38, stock: 61 });
		await makeProduct(token, { name: "'=1+1", description: "''-2 pour un" });
		const { bytes, headers } = await downloaded("export");
		expect(headers.get("content-disposition")).toMatch(/^attachment; filename="produits-\d{4}-\d\d-\d\d\.xlsx"$/);
		const [header = [], ...rows] = await readSheet(new Blob([bytes]));
		expect(header).toEqual(expect.arrayContaining(COLUMNS));
		const row = rows.find((cells) => cells[header.indexOf("reference")] === product.reference) ?? [];
		const said = (column: string) => row[header.indexOf(column)];
		expect([said("nom"), said("prix_piece_carton"), said("stock_cartons")]).toEqual(["=1+1 à l'anis", 1.38, 61]);
		expect(said("ean_piece")).toBe(product.eanUnit);
		const job = await send(bytes);
		expect(job).toMatchObject({ state: "DONE", rows: rows.length, created: 0, changed: 0, unchanged: rows.length });
	});

	test("an empty template with every column, which a merchant fills in and imports", async () => {
		const { bytes, headers } = await downloaded("import-template");
		expect(headers.get("content-disposition")).toBe('attachment; filename="modele-produits.xlsx"');
		const sheet = await readSheet(new Blob([bytes]));
		expect(sheet).toEqual([expect.arrayContaining(COLUMNS)]);
		expect((await send(bytes)).errors.map(({ message }) => message)).toEqual(["Le fichier ne contient aucun produit."]);
		const header = (sheet[0] ?? []).map(String);
		const cells = cellsOf(nextNumber(), { en_vente: "non" });
		const filled = await workbook([header, header.map((column) => cells[column] ?? null)]);
		expect(await send(filled)).toMatchObject({ state: "DONE", created: 1 });
	});

	test("an inventory of two columns, with rows left empty, a column of one's own, and days as Excel stores them", async () => {
		const product = await makeProduct(token, { stock: 4 });
		const file = await workbook([
			[],
			["reference", "stock_cartons", "Vu par", "ddm"],
			[null, null, null, null],
			[product.reference, 12, "Zoé", new Date("2027-06-30")],
		]);
		const job = await send(file);
		expect(job).toMatchObject({ state: "DONE", rows: 1, changed: 1 });
		expect(job.warnings[0]).toMatchObject({
			line: 2,
			message: "La colonne «\u00a0Vu par\u00a0» n'est pas connue : elle n'est pas lue.",
		});
		expect(await byReference(product.reference)).toMatchObject({ stocked: 12, bestBeforeDate: "2027-06-30" });
	});

	test("a fault is named by the row of the sheet", async () => {
		const product = await makeProduct(token);
		const texts = `Première ligne\nseconde`;
		const job = await send(
			await workbook([
				["reference", "stock_cartons", "description"],
				[product.reference, 3, texts],
				[null, null, null],
				[product.reference, "beaucoup", texts],
			]),
		);
		expect(job.state).toBe("REFUSED");
		expect(new Set(job.errors.map(({ line }) => line))).toEqual(new Set([4]));
		expect(job.errors.map(({ message }) => message).join()).toContain("Ligne 4, colonne stock_cartons");
	});

	test.each([
		["that is packed and no workbook", () => Buffer.from(zipSync({ "a.txt": new Uint8Array(10) }))],
		["that is cut short", async () => (await workbook([["reference"], ["A"]])).subarray(0, 900)],
	])("a file %s is refused with what to do", async (_, content) => {
		const job = await send(await content());
		expect(job.state).toBe("REFUSED");
		expect(job.errors).toEqual([
			{
				line: 1,
				message:
					"Ce fichier n'est pas un classeur Excel lisible. Enregistrez-le de nouveau au format .xlsx, ou en CSV.",
			},
		]);
	});
});

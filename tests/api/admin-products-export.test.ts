import { beforeAll, describe, expect, test } from "vitest";
import { adminToken } from "../support/api";
import { catalogueExchange, contents, nextNumber } from "../support/catalogue-exchange";
import { COLUMNS, catalogueFile, cellsOf, readCells } from "../support/catalogue-file";
import { makeProduct } from "../support/products";

let token: string;
beforeAll(async () => {
	token = await adminToken();
});
const { send, byReference, exported } = catalogueExchange(() => token);

const FORMULAS = ["=1+1", "+A1", "-2+3", "@SUM(A1)", "=cmd|' /C calc'!A0", "'=1", "''=1", "＝1+1"];

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
				const texts = {
					name: text,
					description: text,
					ingredients: text,
					allergens: [word],
					traces: [word],
					isFood: false,
				};
				return makeProduct(token, texts);
			}),
		);
		const rows = readCells((await exported()).bytes.toString("utf8")).filter(({ reference }) =>
			made.some((product) => product.reference === reference),
		);
		expect(rows.length).toBe(FORMULAS.length);
		for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
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

import { describe, expect, test } from "vitest";
import { readWorkbook, type WorkbookRow } from "./read-workbook";
import { fileOf, type Parts, packedWorkbook } from "./testing";

async function read(parts: Parts): Promise<{ rows: WorkbookRow[]; sheets: string[] }> {
	let sheets: string[] = [];
	const rows: WorkbookRow[] = [];
	const path = fileOf(packedWorkbook(parts));
	for await (const row of readWorkbook(path, (names) => {
		sheets = names;
	}))
		rows.push(row);
	return { rows, sheets };
}
const sheet = (rows: string): Parts => ({ sheets: [{ name: "Produits", rows }] });

describe("cells as the sheet displays them", () => {
	test("shared, rich and own texts, booleans, formulas, numbers and days, at their column", async () => {
		const { rows } = await read({
			strings: "<si><t>référence</t></si><si><r><t>Barbe </t></r><r><t>à papa</t></r><rPh><t>non lu</t></rPh></si>",
			formats: ["0.0%", "00000", "dd/mm/yyyy"],
			sheets: [
				{
					name: "Produits",
					rows: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row>
						<row r="5"><c r="A5" t="inlineStr"><is><t>00 12_x000A_b</t></is></c><c r="B5" t="b"><v>1</v></c>
						<c r="C5" t="str"><f>A1</f><v>calculé</v></c><c r="D5" t="e"><v>#N/A</v></c></row>
						<row r="6"><c r="A6" s="1"><v>0.055</v></c><c r="B6" s="2"><v>42</v></c><c r="C6" s="3"><v>46568</v></c></row>`,
				},
			],
		});
		expect(rows).toEqual([
			{ line: 2, texts: ["référence", "", "Barbe à papa"] },
			{ line: 5, texts: ["00 12\nb", "oui", "calculé", "#N/A"] },
			{ line: 6, texts: ["5.5", "00042", "2027-06-30"] },
		]);
	});

	test("days of the calendar that begins in 1904", async () => {
		const { rows } = await read({
			...sheet(`<row><c s="1"><v>45106</v></c></row>`),
			formats: ["yyyy-mm-dd"],
			date1904: true,
		});
		expect(rows).toEqual([{ line: 1, texts: ["2027-06-30"] }]);
	});

	test("hidden sheets are no sheets", async () => {
		const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
		const { rows, sheets } = await read({
			sheets: [
				{ name: "Listes", rows: row("non"), state: "veryHidden" },
				{ name: "Produits", rows: row("oui") },
				{ name: "Notes", rows: row("non") },
			],
		});
		expect(sheets).toEqual(["Produits", "Notes"]);
		expect(rows.map(({ texts }) => texts)).toEqual([["oui"]]);
	});
});

/** Longest that a hostile file may take here, ms: a machine that is busy with other tests included. */
const PROMPT_MS = 30_000;
const many = (count: number, xml: string) => xml.repeat(count);

/** Signature of an entry of a directory, which states the unpacked size 24 bytes further. */
const CENTRAL_ENTRY = Buffer.from("504b0102", "hex");

describe("a small file that unpacks to a huge sheet is refused soon", () => {
	test.each([
		["empty rows", `${many(1_000_000, "<row/>")}`, "200000 lignes"],
		["blank cells", `<row>${many(3_500_000, "<c/>")}</row>`, "3000000 cellules"],
		["a text in the last column", `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`, "256 colonnes"],
	])("%s", { timeout: PROMPT_MS }, async (_, rows, message) => {
		await expect(read(sheet(rows))).rejects.toThrow(message);
	});

	test.each([
		["shared texts", { strings: many(6_000_001, "<si/>") }],
		["cell styles", { styles: many(500_001, "<xf/>") }],
		[
			"attributes of one element",
			{ styles: `<xf ${Array.from({ length: 150_000 }, (_, at) => `a${at}=">"`).join(" ")}/>` },
		],
	])("%s without end", { timeout: PROMPT_MS }, async (_, parts) => {
		await expect(read({ ...sheet("<row/>"), ...parts })).rejects.toThrow("plus de texte qu'un catalogue");
	});

	test("a number format without end shows what its cells hold", { timeout: PROMPT_MS }, async () => {
		const cell = sheet(`<row><c s="1"><v>42</v></c></row>`);
		const { rows } = await read({ ...cell, formats: [`${"[".repeat(500_000)}0%`] });
		expect(rows).toEqual([{ line: 1, texts: ["42"] }]);
	});

	test("a long text in many cells", { timeout: PROMPT_MS }, async () => {
		const row = `<row>${many(40, `<c t="s"><v>0</v></c>`)}</row>`;
		const strings = `<si><t>${"a".repeat(40_000)}</t></si>`;
		await expect(read({ ...sheet(many(1000, row)), strings })).rejects.toThrow("plus de texte qu'un catalogue");
	});

	test("an unpacked size beyond a catalogue", async () => {
		const packed = Buffer.from(packedWorkbook(sheet("<row/>")));
		for (let at = packed.indexOf(CENTRAL_ENTRY); at >= 0; at = packed.indexOf(CENTRAL_ENTRY, at + 1))
			packed.writeUInt32LE(2 ** 30, at + 24);
		const rows = readWorkbook(fileOf(packed), () => undefined);
		await expect(rows.next()).rejects.toThrow("plus de texte qu'un catalogue");
	});

	test("one cell far below costs no row between", async () => {
		expect((await read(sheet(`<row r="1048576"><c r="A1048576"><v>1</v></c></row>`))).rows).toEqual([
			{ line: 1_048_576, texts: ["1"] },
		]);
	});
});

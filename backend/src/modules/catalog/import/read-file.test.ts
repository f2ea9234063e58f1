import { expect, test, vi } from "vitest";
import { type ReadRow, readCatalogueFile } from "./read-file";
import { fileOf, packedWorkbook } from "./xlsx/testing";

// A workbook is read in a thread, which compiles the sources that it runs.
vi.setConfig({ testTimeout: 60_000 });

async function read(content: Uint8Array | string): Promise<ReadRow[]> {
	const rows: ReadRow[] = [];
	for await (const row of readCatalogueFile(fileOf(content), () => undefined)) rows.push(row);
	return rows;
}
const messagesOf = (rows: ReadRow[], kind: "errors" | "warnings") =>
	rows.flatMap((row) => (row[kind] ?? []).map(({ message }) => message.replaceAll("\u00a0", " ")));

test("headings in a merchant's spelling: accents, capitals, blanks", async () => {
	const [row] = await read("Référence;Dénomination légale;STOCK_CARTONS\nAB-1;Sucre cuit;4");
	expect(row?.stated).toEqual({ reference: "AB-1", legalName: "Sucre cuit", stock: 4 });
});

test("a warning of unknown columns lists ten of them, each cut to a line", async () => {
	const headings = ["x".repeat(500), ...Array.from({ length: 20 }, (_, at) => `colonne ${at}`)];
	const [warning = ""] = messagesOf(await read(`reference;${headings.join(";")}\nAB-1${";".repeat(21)}`), "warnings");
	expect(warning).toMatch(/^Les colonnes « x{60}… », « colonne 0 », .*« colonne 8 », … ne sont pas connues/);
	expect(warning).not.toContain("colonne 9");
});

test.each([
	["d0cf11e0a1b11ae100000000", "Ce classeur est au format .xls d'avant 2007, ou protégé par un mot de passe."],
	[Buffer.from("%PDF-1.7\n").toString("hex"), "Ce fichier est un PDF : ses tableaux ne se lisent pas."],
])("a file that begins with %s is refused with what to do", async (hex, message) => {
	const errors = messagesOf(await read(Buffer.from(hex, "hex")), "errors");
	expect(errors).toEqual([expect.stringContaining(message)]);
});

test("of several sheets the first is read, and the warning names it, also where it is no catalogue", async () => {
	const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
	const sheets = (first: string) => [
		{ name: "Produits", rows: row(first) + row("AB-1") },
		{ name: "Notes", rows: row("reference") },
	];
	const warning = "Ce classeur a plusieurs feuilles : seule la première, « Produits », est lue, pas « Notes ».";
	expect(messagesOf(await read(packedWorkbook({ sheets: sheets("reference") })), "warnings")).toEqual([warning]);
	const rows = await read(packedWorkbook({ sheets: sheets("Sommaire") }));
	expect([messagesOf(rows, "warnings"), messagesOf(rows, "errors")]).toEqual([
		[warning],
		["Colonnes manquantes dans la première ligne : reference."],
	]);
});

/** Bytes of the letters beyond ASCII in Mac Roman. */
const MAC: Record<string, number> = { é: 0x8e, è: 0x8f, à: 0x88, œ: 0xcf, ç: 0x8d, "’": 0xd5 };
const macRoman = (text: string) => Uint8Array.from([...text].map((letter) => MAC[letter] ?? letter.charCodeAt(0)));

test("Mac Roman is read as such, and questioned; Windows-1252 is not", async () => {
	const text = "reference;nom;description\rAB-1;Crème glacée;L’œuf à la française, légère\r";
	const rows = await read(macRoman(text));
	expect(rows[0]?.stated).toMatchObject({ name: "Crème glacée", description: "L’œuf à la française, légère" });
	expect(messagesOf(rows, "warnings")).toEqual([expect.stringContaining("vérifiez les accents avant d'importer")]);
	const windows = await read(Buffer.from("reference;nom\r\nAB-1;Crème légère à l'été\r\n", "latin1"));
	expect([windows[0]?.stated?.name, messagesOf(windows, "warnings")]).toEqual(["Crème légère à l'été", []]);
});

test.each([
	[
		"description",
		"<p>Un nuage&nbsp;<b>rose</b>.</p><ul><li>Doux</li><li>Léger</li></ul>",
		"description",
		"Un nuage rose.\n\n- Doux\n- Léger",
	],
	["description", "Sel &amp; caramel\nà l'ancienne", "description", "Sel & caramel\nà l'ancienne"],
	["ingredients", "Sucre, <strong>lait</strong> entier.", "ingredients", "Sucre, **lait** entier."],
])("HTML of %s becomes text, with a warning: %s", async (column, html, field, text) => {
	const rows = await read(`reference;${column}\nAB-1;"${html}"`);
	expect(String(rows[0]?.stated?.[field as "description"]).replaceAll("\u00a0", " ")).toBe(text);
	expect(messagesOf(rows, "warnings")).toEqual([
		expect.stringMatching(/^Ligne \d, colonne .* : le HTML a été converti en texte, vérifiez-le\.$/),
	]);
});

test("signs that are no HTML stay as they are", async () => {
	const text = "R&D ; à < 5 °C et > 0, <3";
	const rows = await read(`reference;description\nAB-1;"${text}"`);
	expect([rows[0]?.stated?.description, messagesOf(rows, "warnings")]).toEqual([text, []]);
});

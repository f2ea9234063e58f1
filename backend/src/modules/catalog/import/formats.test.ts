import { join } from "node:path";
import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { type ImportMapping, importMappingSchema } from "@confiserie/domain/contract/import-mapping";
import { expect, test } from "vitest";
import { proposeMapping } from "./mapping/propose";
import { readHeadings } from "./mapping/read-headings";
import { type ReadRow, readCatalogueFile } from "./read-file";
import { fileOf } from "./xlsx/testing";

const fixture = (name: string) => join(import.meta.dirname, "../../../../../tests/fixtures/migration", name);

async function proposed(path: string, answers: Partial<ImportMapping> = {}) {
	const { headings, rows } = await readHeadings(path);
	const { isOwn, source, columns, ...proposal } = proposeMapping(headings, rows);
	const targets = columns.map(({ heading, target }) => ({ heading, target }));
	return { isOwn, source, columns, mapping: importMappingSchema.parse({ ...proposal, columns: targets, ...answers }) };
}

async function read(path: string, mapping: ImportMapping): Promise<ReadRow[]> {
	const rows: ReadRow[] = [];
	const foreign = { mapping, categories: FIRST_CATEGORIES };
	for await (const row of readCatalogueFile(path, () => undefined, foreign)) rows.push(row);
	return rows;
}

const stated = (rows: ReadRow[]) => rows.flatMap((row) => (row.stated ? [row.stated] : []));
const warnings = (rows: ReadRow[]) =>
	rows.flatMap((row) => (row.warnings ?? []).map(({ message }) => message.replaceAll("\u00a0", " ")));

test("WooCommerce: variations are products of their own, their parent is not", async () => {
	const path = fixture("woocommerce.csv");
	const { source, columns, mapping } = await proposed(path, { piecesPerBox: 24, vatRate: 5.5 });
	expect(source).toBe("WOOCOMMERCE");
	expect(columns.filter(({ hasImages }) => hasImages).map(({ heading, target }) => [heading, target])).toEqual([
		["Images", "images"],
	]);
	const rows = await read(path, mapping);
	expect(stated(rows)).toEqual([
		{
			reference: "WC-NOUGAT-TENDRE",
			name: "Nougat tendre",
			category: "BONBONS",
			description: "Au miel de lavande & aux amandes.",
			pricePerPieceBox: 2.4,
			piecesPerBox: 24,
			weightGrams: 100,
			eanUnit: "3760000001106",
			stock: 5,
		},
		{
			reference: "WC-SUCETTE-FR",
			name: "Sucette, Fraise",
			category: "BONBONS",
			description: "Une sucette.",
			pricePerPieceBox: 0.5,
			piecesPerBox: 24,
			weightGrams: 20,
			eanUnit: "3760000001137",
			stock: 2,
		},
		expect.objectContaining({ reference: "WC-SUCETTE-CI", name: "Sucette, Citron", weightGrams: 25, stock: 0 }),
	]);
	expect(rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
	expect(rows[0]?.ofNew).toEqual({ vatRate: 5.5, isPublished: false });
	expect(warnings(rows)).toEqual([
		"Ligne 2 : la référence « wc_nougat.tendre » devient WC-NOUGAT-TENDRE.",
		"Ligne 3 : « Sucette » regroupe des variantes, dont chacune devient un produit, cette ligne n'est pas reprise.",
		"Ligne 6 : « Boîte, sur devis » n'a pas de prix, cette ligne n'est pas reprise.",
	]);
});

test("WooCommerce in French: what is not published is not on sale", async () => {
	const path = fixture("woocommerce-fr.csv");
	const { source, mapping } = await proposed(path);
	expect(source).toBe("WOOCOMMERCE");
	expect(stated(await read(path, mapping))).toEqual([
		expect.objectContaining({ reference: "WF-CARAMEL", pricePerPieceBox: 0.3, weightGrams: 12, isPublished: false }),
		expect.not.objectContaining({ isPublished: false }),
	]);
});

test("Shopify: rows of one handle are variants; further images are no product", async () => {
	const path = fixture("shopify.csv");
	const { source, mapping } = await proposed(path, { category: "GATEAUX" });
	expect([source, mapping.weightUnit, mapping.prices]).toEqual(["SHOPIFY", "G", "INCLUDED"]);
	const rows = await read(path, mapping);
	expect(stated(rows)).toMatchObject([
		{
			reference: "SH-GUI-VA",
			name: "Guimauve, Vanille, Sachet",
			description: "- Moelleuse",
			weightGrams: 120,
			stock: 40,
		},
		{
			reference: "SH-GUI-FR",
			name: "Guimauve, Fraise, Sachet",
			description: "- Moelleuse",
			weightGrams: 125,
			stock: 0,
		},
		{ reference: "SH-DRAGEE", name: "Dragée", pricePerPieceBox: 15, isPublished: false },
	]);
	expect(rows[1]?.stated?.eanUnit).toBe("3760000002127");
	// The third row of the first product has an image alone, which is of all its variants.
	expect(rows.map(({ imageAddresses }) => imageAddresses?.map((one) => one.slice(-6)))).toEqual([
		["g1.jpg", "g3.jpg"],
		["g2.jpg", "g3.jpg"],
		[],
	]);
	expect(rows[0]?.ofNew).toMatchObject({ category: "GATEAUX", vatRate: 20 });
	expect(warnings(rows)).toEqual([
		"Ligne 2 : la catégorie « Guimauves » n'existe pas dans la boutique.",
		"Ligne 5 : la catégorie « Dragées » n'existe pas dans la boutique.",
	]);
});

test("PrestaShop: prices without VAT become prices with it", async () => {
	const path = fixture("prestashop.csv");
	const { source, mapping } = await proposed(path, { unit: "BOX", piecesPerBox: 12, vatRate: 5.5 });
	expect([source, mapping.prices]).toEqual(["PRESTASHOP", "EXCLUDED"]);
	const rows = await read(path, mapping);
	expect(stated(rows)).toMatchObject([
		{
			reference: "PS-BERL",
			name: "Berlingot",
			category: "BONBONS",
			description: "Le berlingot.",
			pricePerPieceBox: 0.8792,
			vatRate: 5.5,
			weightGrams: 20.833,
			stock: 48,
		},
		{ reference: "PS-ORGE", pricePerPieceBox: 0.7473, stock: 0, isPublished: false },
	]);
	expect(rows[0]?.imageAddresses).toEqual(["https://exemple.fr/b.jpg", "https://exemple.fr/b2.jpg"]);
});

test("PrestaShop's combinations beside their product are products of their own", async () => {
	const path = fileOf(
		[
			"Product ID;Name *;Price tax excluded;Reference #;Weight;Value (Value:Position)*",
			"31;Berlingot;10.000000;PS-BERL;0.250000;",
			"31;;11.500000;PS-BERL-AN;;Anis:0",
		].join("\n"),
	);
	const { mapping } = await proposed(path, { unit: "BOX", piecesPerBox: 12, vatRate: 5.5 });
	expect(stated(await read(path, mapping))).toMatchObject([
		{ reference: "PS-BERL", name: "Berlingot" },
		{ reference: "PS-BERL-AN", name: "Berlingot, Anis", pricePerPieceBox: 1.011, weightGrams: 20.833 },
	]);
});

test("a product without reference gets one from the export, the same each time, or is left out under the merchant's heading", async () => {
	const woo = fileOf(
		"ID,Type,SKU,Name,Regular price,Parent,Attribute 1 value(s)\n31,simple,,Nougat,2\n32,variable,,Sucette,\n33,variation,,,1,id:32,Fraise\n",
	);
	const rows = await read(woo, (await proposed(woo)).mapping);
	expect(stated(rows).map(({ reference, name }) => [reference, name])).toEqual([
		["ID-31", "Nougat"],
		["ID-33", "Sucette, Fraise"],
	]);
	expect(warnings(rows)[0]).toBe("Ligne 2 : sans référence, ce produit prend ID-31.");
	const shopify = fileOf(
		"Handle,Title,Option1 Value,Variant SKU,Variant Price\nguimauve,Guimauve,Rose,,2\nguimauve,,Bleue,,2\ndragee,Dragée,Default Title,,3\n",
	);
	expect(stated(await read(shopify, (await proposed(shopify)).mapping)).map(({ reference }) => reference)).toEqual([
		"GUIMAUVE-ROSE",
		"GUIMAUVE-BLEUE",
		"DRAGEE",
	]);
	const sage = fileOf("Code article;Désignation;PV HT\n;Calisson;1,00\nAB-1;Nougat;1,00\n");
	const left = await read(sage, (await proposed(sage)).mapping);
	expect(stated(left).map(({ reference }) => reference)).toEqual(["AB-1"]);
	expect(warnings(left)).toEqual([
		"Ligne 2 : « Calisson » n'a pas de référence : la colonne « Code article » y est vide, cette ligne n'est pas reprise.",
	]);
});

test.each([
	["Au miel.\\nAux amandes.", "Au miel.\nAux amandes."],
	["Sans \\\\n retour", "Sans \\n retour"],
	["<strong>Tendre</strong>\\nAu miel.\\n<ul>\\n<li>Amandes</li>\\n</ul>", "Tendre\nAu miel.\n- Amandes"],
	[
		"<table><tr><td>Énergie</td><td>1690 kJ</td></tr><tr><td>Sel</td><td>0,01 g</td></tr></table>",
		"Énergie | 1690 kJ\nSel | 0,01 g",
	],
])("the description %j becomes %j", async (description, expected) => {
	const path = fileOf(`Code article;Désignation;PV HT;Description\nAB-1;Nougat;1,00;${description}\n`);
	const [product] = stated(await read(path, (await proposed(path)).mapping));
	expect(String(product?.description).replace(/\n+/g, "\n")).toBe(expected);
});

test("PrestaShop's list of products: prices with VAT, and a status that is about stock", async () => {
	const path = fixture("prestashop-list.csv");
	const { source, columns, mapping } = await proposed(path);
	expect([source, mapping.prices]).toEqual(["PRESTASHOP", "INCLUDED"]);
	expect(columns.find(({ heading }) => heading === "Status")?.target).toBeNull();
	const [row] = await read(path, mapping);
	expect(row?.stated).toMatchObject({ reference: "PL-BERL", category: "BONBONS", pricePerPieceBox: 1.055, stock: 48 });
	expect(row?.stated).not.toHaveProperty("isPublished");
});

test("Odoo: the rate of VAT is the product's own", async () => {
	const path = fixture("odoo.csv");
	const { source, mapping } = await proposed(path, { piecesPerBox: 12 });
	expect(source).toBe("ODOO");
	expect(stated(await read(path, mapping))).toMatchObject([
		{ reference: "OD-REGL", pricePerPieceBox: 15, vatRate: 20, category: "BONBONS", weightGrams: 20, stock: 12 },
		{ reference: "OD-ZAN", pricePerPieceBox: 2.0995, vatRate: 5.5, stock: 0, isPublished: false },
	]);
});

test("a rate of VAT that is no figure is left for the import to refuse", async () => {
	const path = fileOf("Code article;Désignation;PV HT;TVA\nAB-1;Calisson;1,00;réduite\nAB-2;Nougat;1,00;0.055\n");
	const { mapping } = await proposed(path);
	const rows = stated(await read(path, mapping));
	expect(rows.map(({ vatRate, pricePerPieceBox }) => [vatRate, pricePerPieceBox])).toEqual([
		[Number.NaN, 1],
		[5.5, 1.055],
	]);
});

test("Sage: Windows-1252, thousands with a blank, pieces per box of the file", async () => {
	const path = fixture("sage.csv");
	const { source, mapping } = await proposed(path, { unit: "BOX" });
	expect(source).toBe("SAGE");
	expect(stated(await read(path, mapping))).toMatchObject([
		{
			reference: "SG-CALISSON",
			name: "Calisson d'Aix",
			pricePerPieceBox: 108.5384,
			piecesPerBox: 12,
			vatRate: 5.5,
			weightGrams: 100,
			stock: 10,
		},
		{ reference: "SG-PRALINE", pricePerPieceBox: 1.8, piecesPerBox: 24, vatRate: 20, weightGrams: 100, stock: 0 },
	]);
});

test("other software: similar names are proposed, the merchant's own choice counts", async () => {
	const path = fileOf("Code produit;Intitulé;P.U. T.T.C.;Rayon\nAB-1;Pâte de fruits;1,20;Bonbons\n");
	const { source, isOwn, columns, mapping } = await proposed(path);
	expect([source, isOwn]).toEqual([null, false]);
	expect(columns.map(({ target, samples }) => [target, samples])).toEqual([
		["reference", ["AB-1"]],
		["nom", ["Pâte de fruits"]],
		[null, ["1,20"]],
		[null, ["Bonbons"]],
	]);
	const changed = ["reference", "nom", "prix_piece_carton", "categorie"];
	const columnsChosen = mapping.columns.map(({ heading }, at) => ({ heading, target: changed[at] ?? null }));
	expect(stated(await read(path, { ...mapping, columns: columnsChosen }))).toMatchObject([
		{ reference: "AB-1", name: "Pâte de fruits", pricePerPieceBox: 1.2, category: "BONBONS" },
	]);
	const file = await read(fileOf("Code;Intitulé\nAB-1;x\n"), mapping);
	expect(file.flatMap(({ errors }) => errors.map(({ message }) => message))).toEqual([
		"Les titres des colonnes ne sont pas ceux de la correspondance. Choisissez le fichier à nouveau.",
	]);
});

test("the shop's own headings need no mapping, whatever stands beside them", async () => {
	const { headings, rows } = await readHeadings(fileOf("Référence;Nom;stok\nAB-1;Calisson;2\n"));
	expect(proposeMapping(headings, rows)).toMatchObject({ isOwn: true, source: null });
});

test("a mapping names each of our columns once, and the reference", () => {
	const base = {
		unit: "PIECE",
		prices: "INCLUDED",
		weightUnit: "KG",
		piecesPerBox: 1,
		vatRate: 20,
		category: null,
		profile: null,
	};
	const columns = [
		{ heading: "A", target: "nom" },
		{ heading: "B", target: "nom" },
		{ heading: "C", target: "inconnue" },
	];
	const { error } = importMappingSchema.safeParse({ ...base, columns: columns.slice(0, 2) });
	expect(error?.issues.map(({ path, message }) => [path.join("."), message.replaceAll("\u00a0", " ")])).toEqual([
		["columns.1.target", "« Nom » est déjà la colonne « A »."],
		["columns", "Choisissez la colonne de la référence."],
	]);
	expect(importMappingSchema.safeParse({ ...base, columns: columns.slice(2) }).success).toBe(false);
});

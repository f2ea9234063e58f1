import { type Category, FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { importMappingSchema } from "@confiserie/domain/contract/import-mapping";
import type { ImportError } from "@confiserie/domain/contract/product-import";
import type { ProductRow } from "@confiserie/domain/contract/product-row";
import { expect, test } from "vitest";
import { COLUMNS as FIRST_COLUMNS } from "./csv/columns";
import { RowJudge, underHeading } from "./csv/row-reader";
import { readCatalogueFile } from "./read-file";
import { fileOf } from "./xlsx/testing";

/** Those of the first files, and what a food must say. */
const COLUMNS = [
	...FIRST_COLUMNS,
	"denomination_legale",
	"conservation",
	"exploitant",
	"bio_organisme",
	"bio_agriculture",
];
/** In Paris. */
const TODAY = "2026-11-25";
const HEADER = COLUMNS.join(";");
const SAMPLE: Record<string, string> = {
	reference: "bap-fra-40",
	nom: "Barbe à papa fraise",
	categorie: "BARBE_A_PAPA",
	tags: "BIO|HALLOWEEN",
	description: "Un nuage rose.",
	prix_piece_carton: "1,50",
	prix_piece_couche: "1,38",
	prix_piece_palette: "1,26",
	pieces_par_carton: "24",
	cartons_par_couche: "8",
	cartons_par_palette: "48",
	poids_piece_g: "40",
	ean_piece: "2000000010014",
	ean_carton: "2900000010017",
	ddm: "2027-06-30",
	stock_cartons: "320",
	tva: "5,5",
	ingredients: "Sucre, LAIT, SOJA, arôme naturel.",
	denomination_legale: "Sucre filé",
	conservation: "Au sec.",
	exploitant: "Maison Martin, Aix",
	bio_organisme: "FR-BIO-01",
	bio_agriculture: "Agriculture UE",
	energie_kj: "1690",
	energie_kcal: "398",
	matieres_grasses: "0",
	acides_gras_satures: "0",
	glucides: "99,4",
	sucres: "99,2",
	proteines: "0",
	sel: "0,01",
	allergenes: "lait|soja",
	images: "a.webp|b.webp",
};
const line = (changes: Record<string, string> = {}, delimiter = ";") =>
	COLUMNS.map((column) => ({ ...SAMPLE, ...changes })[column] ?? "").join(delimiter);
const file = (...lines: string[]) => [HEADER, ...lines].join("\r\n");

/** The rows of a file, each judged by itself. @param former what their product says already */
async function judged(
	text: string,
	categories = FIRST_CATEGORIES as readonly Pick<Category, "code" | "name">[],
	former?: Partial<ProductRow>,
) {
	const judge = new RowJudge(categories, TODAY);
	const found: { rows: ProductRow[]; errors: ImportError[] } = { rows: [], errors: [] };
	for await (const { line, stated, errors } of readCatalogueFile(fileOf(text))) {
		const one = stated ? judge.judge(stated, line, former) : { row: undefined, errors };
		found.errors.push(...one.errors);
		if (one.row) found.rows.push(one.row);
	}
	return found;
}
const messages = async (text: string) => (await judged(text)).errors.map(({ message }) => message);

test("a row gives a product with its prices, tags in their stored spelling and image addresses", async () => {
	const { rows } = await judged(`\uFEFF${file(line())}`);
	expect(rows[0]).toMatchObject({
		reference: "BAP-FRA-40",
		category: "BARBE_A_PAPA",
		tags: ["BIO", "halloween"],
		pricePerPieceBox: 1.5,
		boxesPerPallet: 48,
		vatRate: 5.5,
		stock: 320,
		allergens: ["lait", "soja"],
		nutrition: { energyKj: 1690, carbohydrates: 99.4 },
		images: ["/static/a.webp", "/static/b.webp"],
	});
});

test("the delimiter is found in the header: a tab file may have decimal commas", async () => {
	const text = [COLUMNS.join("\t"), line({}, "\t")].join("\n");
	expect((await judged(text)).rows[0]?.pricePerPieceBox).toBe(1.5);
});

test.each([
	["after empty lines and Excel's own line", (text: string) => `sep=;\r\n\r\n${text}`],
	[
		"with a delimiter that its first line tells",
		(text: string) =>
			`"sep=|"\n${text.replaceAll("BIO|HALLOWEEN", "BIO").replaceAll("lait|soja", "lait").replaceAll("a.webp|b.webp", "a.webp").replaceAll(";", "|")}`,
	],
	[
		"with rows and columns that Excel emptied",
		(text: string) => text.replaceAll("\r\n", ";;\r\n").concat(";;\r\n", ";".repeat(COLUMNS.length + 1), "\r\n"),
	],
	["with a day as French spreadsheets write it", (text: string) => text.replace("2027-06-30", "30/06/2027")],
	[
		"with a column of the merchant's own",
		(text: string) => text.replace("reference;", "note;reference;").replace("bap-fra-40;", "à revoir;bap-fra-40;"),
	],
])("a file %s is read like any other", async (_, changed) => {
	const { rows, errors } = await judged(changed(file(line())));
	expect(errors).toEqual([]);
	expect(rows).toMatchObject([{ reference: "BAP-FRA-40", bestBeforeDate: "2027-06-30", stock: 320 }]);
});

test.each([
	["fruits à coque, œufs", ["fruits à coque", "œufs"]],
	["fruits à coque; œufs", ["fruits à coque", "œufs"]],
	["lait (beurre, crème)|soja", ["lait (beurre, crème)", "soja"]],
])("the allergens %j are %j", async (allergenes, expected) => {
	const ingredients = "Sucre, LAIT, SOJA, amandes, œufs.";
	const { rows } = await judged(file(line({ allergenes: `"${allergenes}"`, ingredients })));
	expect(rows[0]?.allergens).toEqual(expected);
});

test("a draft needs what the form needs: a reference, a name and a price", async () => {
	const read = (text: string) => judged(text);
	expect((await read("reference;nom;prix_piece_carton;en_vente\nAB-1;Berlingot;1,50;non")).rows).toMatchObject([
		{ reference: "AB-1", isPublished: false, isFood: true, piecesPerBox: 1, vatRate: 20, category: null, images: [] },
	]);
	const header = `${HEADER};en_vente`;
	const empty = Object.fromEntries(COLUMNS.map((column) => [column, ""]));
	const cells = { ...empty, reference: "AB-1", nom: "Berlingot", prix_piece_carton: "1,50" };
	expect((await read([header, `${line(cells)};non`].join("\n"))).rows).toMatchObject([
		{ piecesPerBox: 1, vatRate: 20, isFood: true },
	]);
	expect(await messages("reference;nom;en_vente\nAB-1;Berlingot;non")).toEqual([
		"Ligne 2 : le produit AB-1 est nouveau, il lui manque les colonnes prix_piece_carton.",
	]);
});

test.each([
	["a new product", undefined, "", "", null],
	["a new product that is none", undefined, "", "non", false],
	["a known food", true, "", "", null],
	["a known food that is none", true, "", "non", false],
	["a known non-food", false, "", "", false],
	["a known non-food with new ingredients", false, "Sucre.", "", true],
])(
	"%s, known as food %j, with ingredients %j and alimentaire %j is a food: %j",
	async (_, wasFood, ingredients, alimentaire, isFood) => {
		const [sample] = (await judged(file(line()))).rows;
		const former = wasFood === undefined ? undefined : { ...sample, isFood: wasFood };
		const text = `${HEADER};alimentaire\n${line({ ingredients, allergenes: "" })};${alimentaire}`;
		const { rows, errors } = await judged(text, FIRST_CATEGORIES, former);
		expect(rows[0]?.isFood ?? null).toBe(isFood);
		expect(errors.map(({ column }) => column)).toEqual(isFood === null ? ["ingredients"] : []);
	},
);

test("the lines of complaints are those of the file, whatever stands above the header", async () => {
	const text = `sep=;\r\n\r\n${file(line({ tva: "10" }))}`;
	expect(await messages(text)).toEqual(["Ligne 4, colonne tva : 20 ou 5,5 est attendu."]);
});

test("trailing empty cells may be missing", async () => {
	const text = "reference;nom;prix_piece_carton;en_vente;description;tags\nAB-1;Berlingot;1,50;non";
	expect(await judged(text)).toMatchObject({
		errors: [],
		rows: [{ description: "" }],
	});
});

test("a complaint about a file of other software names the merchant's own heading and the cell", () => {
	const judge = new RowJudge(FIRST_CATEGORIES, TODAY, true);
	const columns = [{ heading: "Product name", target: "nom" }];
	const mapping = importMappingSchema.parse({
		columns: [...columns, { heading: "SKU", target: "reference" }],
		...{ unit: "PIECE", prices: "INCLUDED", weightUnit: "KG", piecesPerBox: 1, vatRate: 20, category: null },
	});
	const { errors } = judge.judge({ reference: "AB-1", isPublished: false }, 7);
	expect(errors.map((error) => underHeading(error, mapping).message.replaceAll("\u00a0", " "))).toEqual([
		"Ligne 7, colonne « Product name » : cette cellule est vide.",
		"Ligne 7, champ « Prix au carton » : cette cellule est vide.",
	]);
});

test("no layer and no pallet: empty cells mean none", async () => {
	const empty = { prix_piece_couche: "", prix_piece_palette: "", cartons_par_couche: "", cartons_par_palette: "" };
	expect((await judged(file(line(empty)))).rows[0]).toMatchObject({
		pricePerPieceLayer: null,
		boxesPerPallet: null,
	});
});

test("a fault names line and column", async () => {
	const text = file(
		line(),
		line({ reference: "AUTRE", ean_piece: "2000000010083", ean_carton: "2900000010086", prix_piece_carton: "gratuit" }),
	);
	expect(await messages(text)).toEqual([
		"Ligne 3, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
	]);
});

test.each([
	[{ categorie: "FRUITS" }, "Ligne 2, colonne categorie : cette catégorie n'existe pas."],
	[{ tags: "BIO|CHER" }, "Ligne 2, colonne tags : ce tag n'existe pas."],
	[
		{ ean_carton: "2900000010018" },
		"Ligne 2, colonne ean_carton : l'EAN du carton doit compter 8, 12, 13 ou 14 chiffres et finir par sa clé de contrôle.",
	],
	[
		{ ddm: "2027-02-30" },
		"Ligne 2, colonne ddm : une date JJ/MM/AAAA ou AAAA-MM-JJ est attendue, par exemple 30/06/2027.",
	],
	[
		{ ddm: "31/02/2027" },
		"Ligne 2, colonne ddm : une date JJ/MM/AAAA ou AAAA-MM-JJ est attendue, par exemple 30/06/2027.",
	],
	[
		{ ean_piece: "2E+12" },
		"Ligne 2, colonne ean_piece : le tableur a arrondi l'EAN de la pièce en 2E+12 : mettez la colonne au format Texte et saisissez à nouveau ses chiffres.",
	],
	[
		{ ean_carton: "2,90000E+12" },
		"Ligne 2, colonne ean_carton : le tableur a arrondi l'EAN du carton en 2,90000E+12 : mettez la colonne au format Texte et saisissez à nouveau ses chiffres.",
	],
	[{ nom: "Barbe\0 à papa" }, "Ligne 2, colonne nom : un caractère illisible s'y trouve, effacez-le."],
	[{ traces: "lait|so\u0007ja" }, "Ligne 2, colonne traces : un caractère illisible s'y trouve, effacez-le."],
	[{ tva: "10" }, "Ligne 2, colonne tva : 20 ou 5,5 est attendu."],
	[{ stock_cartons: "-1" }, "Ligne 2, colonne stock_cartons : un nombre entier de 0 à 1 000 000 est attendu."],
	[
		{ cartons_par_couche: "" },
		"Ligne 2, colonne cartons_par_couche : un prix à la couche demande le nombre de cartons par couche.",
	],
	[
		{ cartons_par_palette: "8" },
		"Ligne 2, colonne cartons_par_palette : une palette compte plus de cartons qu'une couche.",
	],
	[
		{ energie_kcal: "" },
		"Ligne 2, colonne energie_kcal : un nombre de 0 à 10 000 est attendu, avec 3 décimales au plus.",
	],
	[{ images: "../secret.webp" }, "Ligne 2, colonne images : cette valeur n'est pas lisible."],
	[
		{ images: "https://exemple.fr/photo.jpg" },
		"Ligne 2, colonne images : une image ne se lit pas à une adresse https:// : envoyez le fichier dans la boutique, puis indiquez son nom.",
	],
	[
		{ prix_piece_carton: "1,23456" },
		"Ligne 2, colonne prix_piece_carton : un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
	],
])("a bad value %j is refused in French", async (changes, message) => {
	expect((await messages(file(line(changes))))[0]?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(message);
});

test("the same reference or EAN twice names the first line", async () => {
	expect(await messages(file(line(), line()))).toEqual([
		"Ligne 3, colonne reference : BAP-FRA-40 figure déjà à la ligne 2.",
		"Ligne 3, colonne ean_piece : 2000000010014 figure déjà à la ligne 2.",
		"Ligne 3, colonne ean_carton : 2900000010017 figure déjà à la ligne 2.",
	]);
});

test.each([
	["", "Le fichier ne contient aucun produit."],
	["nom;categorie", "Colonnes manquantes dans la première ligne : reference."],
	["reference;nom;nom", "La colonne nom figure deux fois dans la première ligne."],
	[
		"reference;nom\nAB-1;Berlingot",
		"Ligne 2 : le produit AB-1 est nouveau, il lui manque les colonnes categorie, tags",
	],
	[HEADER, "Le fichier ne contient aucun produit."],
	[file(line().concat(";x")), "cette ligne n'a pas le bon nombre de colonnes"],
])("a file that is no catalogue is refused with its reason", async (text, message) => {
	expect((await messages(text))[0]).toContain(message);
});

test("a category is named by its code, its slug or its name, also by one that the shop gave it since", async () => {
	const categories = FIRST_CATEGORIES.map((one) => (one.code === "BARBE_A_PAPA" ? { ...one, name: "Nuages" } : one));
	const read = (categorie: string) => judged(file(line({ categorie })), categories);
	for (const categorie of ["BARBE_A_PAPA", "barbe-a-papa", "Nuages", "Barbe à papa"])
		expect((await read(categorie)).rows[0]?.category).toBe("BARBE_A_PAPA");
	for (const categorie of ["CHOCOLATS", "?"])
		expect((await read(categorie)).errors.map(({ message }) => message)).toEqual([
			"Ligne 2, colonne categorie : cette catégorie n'existe pas.",
		]);
});

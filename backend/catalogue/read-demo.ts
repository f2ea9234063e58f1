import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { eachNutrient } from "@confiserie/domain/catalogue/product-fields";
import { readDecimal } from "@confiserie/domain/decimal-text";
import { parse } from "csv-parse/sync";

/** Columns of the demo catalogue, in a merchant's terms and in this order. */
export const HEADER =
	"reference;nom;categorie;tags;description;prix_piece_carton;prix_piece_couche;prix_piece_palette;pieces_par_carton;cartons_par_couche;cartons_par_palette;poids_piece_g;ean_piece;ean_carton;ddm;stock_cartons;tva;ingredients;allergenes;traces;energie_kj;energie_kcal;matieres_grasses;acides_gras_satures;glucides;sucres;proteines;sel;images;denomination_legale;conservation;exploitant;bio_organisme;bio_agriculture;alimentaire";

const words = (text: string) => (text === "" ? [] : text.split("|"));

/** One row of a parsed catalogue, for the tests and the image tools. Prices in EUR per piece, nutrition per 100 g. */
export type DemoProduct = ReturnType<typeof toProduct>;

/** The products of demo.csv, in its order. Throws when the file cannot be parsed. */
export function readDemo(): DemoProduct[] {
	const file = resolve(import.meta.dirname, "demo.csv");
	const rows = parse(readFileSync(file, "utf8"), { columns: true, delimiter: ";", bom: true });
	return (rows as Record<string, string>[]).map(toProduct);
}

function toProduct(row: Record<string, string>) {
	const text = (column: string) => row[column] ?? "";
	const number = (column: string) => readDecimal(text(column));
	return {
		reference: text("reference"),
		name: text("nom"),
		category: text("categorie"),
		tags: words(text("tags")),
		description: text("description"),
		pricePerPieceBox: number("prix_piece_carton") ?? Number.NaN,
		pricePerPieceLayer: number("prix_piece_couche"),
		pricePerPiecePallet: number("prix_piece_palette"),
		piecesPerBox: number("pieces_par_carton") ?? Number.NaN,
		boxesPerLayer: number("cartons_par_couche"),
		boxesPerPallet: number("cartons_par_palette"),
		weightGrams: number("poids_piece_g") ?? Number.NaN,
		eanUnit: text("ean_piece"),
		eanBox: text("ean_carton"),
		bestBefore: text("ddm"),
		stock: number("stock_cartons") ?? Number.NaN,
		vatRate: text("tva"),
		ingredients: text("ingredients"),
		allergens: words(text("allergenes")),
		traces: words(text("traces")),
		...eachNutrient(({ heading }) => number(heading)),
		images: words(text("images")),
		legalName: text("denomination_legale"),
		storageConditions: text("conservation"),
		operator: text("exploitant"),
		organicCode: text("bio_organisme"),
		organicFarming: text("bio_agriculture"),
		isFood: text("alimentaire") !== "non",
	};
}

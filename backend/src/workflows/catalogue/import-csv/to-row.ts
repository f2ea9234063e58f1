import { findCategory, findTag } from "@confiserie/domain/catalogue";
import { readCell } from "@confiserie/domain/formula";
import { foldText } from "@confiserie/domain/text";
import type { Column, CsvRecord } from "./columns";

/** A file of the folder; an address of the shop, as an export writes it, is taken whole. */
const IMAGE = /^[\w-][\w.-]*\.(webp|avif|jpe?g|png)$/i;

/**
 * The texts of a CSV record as the values of a product row, for `productRowSchema` to judge: what cannot be read
 * becomes NaN or stays text, so that the complaint comes from one place. Empty means none.
 * @param imageFolder site-relative folder of the image files, e.g. "/static/demo"
 */
export function toProductRow(record: CsvRecord, imageFolder: string): Record<string, unknown> {
	const text = (column: Column) => readCell(record[column] ?? "").trim();
	const decimal = (column: Column) => readDecimal(text(column));
	const list = (column: Column) =>
		text(column)
			.split("|")
			.map((word) => word.trim())
			.filter((word) => word !== "");
	const nutrition = {
		energyKj: decimal("energie_kj"),
		energyKcal: decimal("energie_kcal"),
		fat: decimal("matieres_grasses"),
		saturates: decimal("acides_gras_satures"),
		carbohydrates: decimal("glucides"),
		sugars: decimal("sucres"),
		protein: decimal("proteines"),
		salt: decimal("sel"),
	};
	return {
		reference: text("reference"),
		name: text("nom"),
		category: findCategory(text("categorie"))?.code ?? text("categorie"),
		tags: [...new Set(list("tags").map((tag) => findTag(tag)?.code ?? tag))],
		description: text("description"),
		pricePerPieceBox: decimal("prix_piece_carton"),
		pricePerPieceLayer: decimal("prix_piece_couche"),
		pricePerPiecePallet: decimal("prix_piece_palette"),
		piecesPerBox: decimal("pieces_par_carton"),
		boxesPerLayer: decimal("cartons_par_couche"),
		boxesPerPallet: decimal("cartons_par_palette"),
		weightGrams: decimal("poids_piece_g"),
		eanUnit: text("ean_piece"),
		eanBox: text("ean_carton"),
		bestBeforeDate: text("ddm") || null,
		stock: decimal("stock_cartons") ?? undefined,
		vatRate: decimal("tva"),
		isFood: yesNo(text("alimentaire")),
		isPublished: yesNo(text("en_vente")),
		ingredients: text("ingredients"),
		allergens: list("allergenes"),
		traces: list("traces"),
		nutrition: Object.values(nutrition).every((value) => value === null) ? null : nutrition,
		images: list("images").map((file) => {
			if (file.startsWith("/")) return file;
			return IMAGE.test(file) ? `${imageFolder}/${file}` : null;
		}),
	};
}

/** Undefined when empty; what is neither yes nor no stays text. */
function yesNo(text: string): boolean | string | undefined {
	if (text === "") return undefined;
	const folded = foldText(text);
	return folded === "oui" || (folded === "non" ? false : text);
}

/** "1 234,50" or "1234.5" as a number; null when empty, NaN when it is no number. */
function readDecimal(text: string): number | null {
	if (text === "") return null;
	const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { safeCell } from "@confiserie/domain/formula";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { stringify } from "csv-stringify/sync";
import { readAdminProducts } from "../../catalogue/admin/read-products";
import { COLUMNS, type Column, OPTIONAL_COLUMNS } from "./import-csv/columns";

/** Products read and written at a time. */
const PAGE = 250;

/** The whole catalogue as a file that the import reads back without loss, piece by piece, in the order of references. */
export async function* exportCatalogue(database: Knex): AsyncGenerator<string> {
	// Excel takes a file for UTF-8 only with the mark.
	yield `\uFEFF${toCsv([[...ALL_COLUMNS]])}`;
	for (let after = ""; ; ) {
		const products = await readAdminProducts(database, { after, limit: PAGE });
		if (products.length > 0) yield toCsv(products.map(toCells));
		const last = products.at(-1);
		if (!last || products.length < PAGE) return;
		after = last.reference;
	}
}

const ALL_COLUMNS: readonly Column[] = [...COLUMNS, ...OPTIONAL_COLUMNS];

function toCsv(records: string[][]): string {
	return stringify(records, { delimiter: ";", record_delimiter: "windows" });
}

function toCells(product: AdminProduct): string[] {
	const { nutrition } = product;
	const cells: Record<Column, string> = {
		reference: product.reference,
		nom: product.name,
		categorie: product.category ?? "",
		tags: product.tags.join("|"),
		description: product.description,
		prix_piece_carton: decimal(product.pricePerPieceBox),
		prix_piece_couche: decimal(product.pricePerPieceLayer),
		prix_piece_palette: decimal(product.pricePerPiecePallet),
		pieces_par_carton: decimal(product.piecesPerBox),
		cartons_par_couche: decimal(product.boxesPerLayer),
		cartons_par_palette: decimal(product.boxesPerPallet),
		poids_piece_g: decimal(product.weightGrams),
		ean_piece: product.eanUnit,
		ean_carton: product.eanBox,
		ddm: product.bestBeforeDate ?? "",
		stock_cartons: decimal(product.stocked),
		tva: decimal(product.vatRate),
		ingredients: product.ingredients,
		allergenes: product.allergens.join("|"),
		traces: product.traces.join("|"),
		energie_kj: decimal(nutrition?.energyKj),
		energie_kcal: decimal(nutrition?.energyKcal),
		matieres_grasses: decimal(nutrition?.fat),
		acides_gras_satures: decimal(nutrition?.saturates),
		glucides: decimal(nutrition?.carbohydrates),
		sucres: decimal(nutrition?.sugars),
		proteines: decimal(nutrition?.protein),
		sel: decimal(nutrition?.salt),
		images: product.images.join("|"),
		alimentaire: product.isFood ? "oui" : "non",
		en_vente: product.isPublished ? "oui" : "non",
	};
	return ALL_COLUMNS.map((column) => safeCell(cells[column]));
}

/** "1,38": what a French spreadsheet reads as a number. Empty for none. */
function decimal(value: number | null | undefined): string {
	if (value === null || value === undefined) return "";
	return value
		.toFixed(6)
		.replace(/\.?0+$/, "")
		.replace(".", ",");
}

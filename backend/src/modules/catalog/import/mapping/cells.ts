import { type Category, findCategory } from "@confiserie/domain/catalogue/category";
import type { ImportMapping } from "@confiserie/domain/contract/import-mapping";
import { foldText } from "@confiserie/domain/fold-text";
import { WEB_ADDRESS } from "@confiserie/domain/shop/shop-image";
import type { Column, CsvRecord } from "../csv/columns";
import { multiplied, readExact, wholeTimes } from "./exact";
import type { Target } from "./sources";

/** A row's texts by what they become, without the empty ones; several options are one list. */
export type Cells = Partial<Record<Exclude<Target, "option">, string>> & { options: string[] };

interface Notice {
	message: string;
	/** Said once a file. */
	once?: string;
}

const PRICES: readonly Column[] = ["prix_piece_carton", "prix_piece_couche", "prix_piece_palette"];
/** Decimals of a price per piece: at 100 pieces a box, its price is exact to the cent. */
const PRICE_DECIMALS = 4;
const WEIGHT_DECIMALS = 3;

/**
 * The cells of a product in the units of a catalogue file: prices per piece incl. VAT, rounded half up to four decimals,
 * grams per piece and whole boxes. What cannot be read stays as it is, for the import to complain about.
 */
export function convertCells(
	cells: Cells,
	mapping: ImportMapping,
	categories: readonly Pick<Category, "code" | "name">[],
): { record: CsvRecord; ofNew: CsvRecord; imageAddresses: string[]; notices: Notice[] } {
	const {
		options: _,
		type_de_ligne: _t,
		identifiant: _i,
		variante_de: _v,
		en_vente,
		categorie,
		images,
		...stated
	} = cells;
	const record: CsvRecord = { ...stated };
	const ofNew: CsvRecord = { en_vente: "non" };
	const notices: Notice[] = [];

	const { addresses, files } = imagesIn(images ?? "");
	if (files.length > 0) record.images = files.join("|");
	const isBox = mapping.unit === "BOX";
	const pieces = Number(wholeTimes(readExact(cells.pieces_par_carton ?? "") ?? NONE, 1)) || mapping.piecesPerBox;
	const vat = readVat(cells.tva ?? String(mapping.vatRate));
	const isWithoutVat = mapping.prices === "EXCLUDED";
	// A price that was computed with them is only right beside them.
	(isBox || cells.stock_cartons !== undefined ? record : ofNew).pieces_par_carton ??= String(pieces);
	(isWithoutVat || cells.tva !== undefined ? record : ofNew).tva = vat?.text ?? cells.tva ?? "";

	for (const column of PRICES) {
		const price = readExact(cells[column] ?? "");
		if (price)
			record[column] = multiplied(
				price,
				isWithoutVat && vat ? 1000 + vat.tenths : 1000,
				1000 * (isBox ? pieces : 1),
				PRICE_DECIMALS,
			);
	}
	const weight = readExact(cells.poids_piece_g ?? "");
	if (weight)
		record.poids_piece_g = multiplied(
			weight,
			mapping.weightUnit === "KG" ? 1000 : 1,
			isBox ? pieces : 1,
			WEIGHT_DECIMALS,
		);
	const stock = readExact(cells.stock_cartons ?? "");
	if (stock) record.stock_cartons = wholeTimes(stock, isBox ? 1 : pieces);

	if (stated.reference !== undefined) {
		record.reference = referenceFrom(stated.reference);
		if (record.reference !== stated.reference.toUpperCase())
			notices.push({ message: `la référence «\u00a0${stated.reference}\u00a0» devient ${record.reference}` });
	}
	if (en_vente !== undefined && NOT_ON_SALE.test(foldText(en_vente))) record.en_vente = "non";

	const category = categorie === undefined ? undefined : knownCategory(categorie, categories);
	if (category) record.categorie = category;
	else {
		if (mapping.category) ofNew.categorie = mapping.category;
		if (categorie !== undefined)
			notices.push({
				message: `la catégorie «\u00a0${categorie}\u00a0» n'existe pas dans la boutique`,
				once: categorie,
			});
	}
	return { record, ofNew, imageAddresses: addresses, notices };
}

/** Addresses of a list, and what else it names: files of the shop. A comma may be part of an address. */
export function imagesIn(text: string): { addresses: string[]; files: string[] } {
	const named = text.split(/[|\n]|,(?=\s*(?:https?:)?\/\/)|,\s+/).map((one) => one.trim());
	const [addresses, files] = [true, false].map((isWeb) =>
		named.filter((one) => one !== "" && WEB_ADDRESS.test(one) === isWeb),
	);
	return { addresses: (addresses ?? []).map((one) => one.replace(/^\/\//, "https://")), files: files ?? [] };
}

const NONE = { digits: 0n, scale: 0 };
const NOT_ON_SALE = /^(0|-1|false|faux|no|non|draft|archived|unlisted|brouillon|inactif|inactive|desactive|private)$/;

/** "Woo_hoodie.bleu" is WOO-HOODIE-BLEU: letters without accents, digits and hyphens. */
export function referenceFrom(text: string): string {
	return foldText(text)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.toUpperCase();
}

/** "TVA 5,5 % (vente)", "20.0" or "0.055": the rate that the text names. A text without a figure states none. */
function readVat(text: string): { text: string; tenths: number } | undefined {
	const [figure] = /\d+([.,]\d+)?/.exec(text) ?? [];
	if (figure === undefined) return undefined;
	const rate = Number(figure.replace(",", "."));
	const tenths = Math.round((rate < 1 && !text.includes("%") ? rate * 100 : rate) * 10);
	return { text: writtenVat(tenths / 10), tenths };
}

const writtenVat = (rate: number) => String(rate).replace(".", ",");

/** The deepest of "Accueil > Bonbons, Promotions" that the shop has. */
function knownCategory(text: string, categories: readonly Pick<Category, "code" | "name">[]): string | undefined {
	const names = text.split(/[>,/|]/).map((name) => name.trim());
	return [text, ...names.reverse()].flatMap((name) => findCategory(categories, name)?.code ?? [])[0];
}

import { foldWords } from "../fold-text";
import { isPieceWord, readUnit } from "./units";

/** Columns of a table of order lines, by their place. */
export interface Columns {
	/** What names a product, the surest first. */
	products: number[];
	/** Quantities; `unit` is the word of the heading, empty where the heading has none. */
	quantities: { at: number; heading: string; unit: string }[];
	unit?: number;
}

/** Headings as customers' files, exports of other software and the shop's price list have them, as `foldWords` writes them. */
const PRODUCT_HEADINGS: readonly (readonly string[])[] = [
	[
		...["reference", "ref", "article", "n article", "code article", "code produit", "code", "sku", "ugs"],
		...["reference produit", "reference article", "part number", "part no", "item number", "item code", "product code"],
	],
	[
		...["ean carton", "ean colis", "ean piece", "ean unite", "ean", "ean13", "ean 13", "code ean", "gtin", "gencod"],
		...["gencode", "code barres", "code barre", "barcode", "upc"],
	],
	["designation", "produit", "nom", "libelle", "description", "nom du produit", "product", "product name"],
];
const UNIT_HEADINGS = ["unite", "conditionnement", "unit", "par", "unite de commande"];

/** "Quantité commandée", "Qté", "Order Qty", "Nb de cartons". */
const QUANTITY = /\b(quantites?|qtes?|qty|quantity|quantities|nombre|nb(?:re)?)\b/;
/** What a column of figures counts besides what is ordered. */
const NOT_ORDERED =
	/\b(par|per|stock|dispo\w*|available|mini\w*|min|maxi\w*|max|livree?s?|delivered|expediee?s?|shipped|facturee?s?|invoiced|recue?s?|received|restante?s?|reliquat)\b/;

/** The columns that a row of headings names; null for one that names no product. */
export function columnsOf(row: readonly string[]): Columns | null {
	const names = row.map(foldWords);
	const products = PRODUCT_HEADINGS.flatMap((known) => names.flatMap((name, at) => (known.includes(name) ? [at] : [])));
	if (products.length === 0) return null;
	const quantities = names.flatMap((name, at) => {
		const unit = quantityUnit(name);
		return unit === null ? [] : [{ at, heading: row[at] ?? "", unit }];
	});
	const unit = names.findIndex((name) => UNIT_HEADINGS.includes(name));
	return { products, quantities, ...(unit >= 0 && { unit }) };
}

/** The word of a unit that a heading of quantities has, "" for none: "Cartons", "Carton de 24", "Qté palettes"; null for others. */
function quantityUnit(name: string): string | null {
	if (readUnit(name) !== null) return name;
	if (!QUANTITY.test(name) || NOT_ORDERED.test(name)) return null;
	const rest = name.replace(QUANTITY, "").replace(/\b(de|d|en)\b/g, "");
	return rest.split(" ").find((word) => readUnit(word) !== null || isPieceWord(word)) ?? "";
}

/** Why the quantities of a table are ambiguous, in French; null where they are not. */
export function faultOf({ quantities }: Columns, headings: readonly string[]): string | null {
	if (quantities.length === 0) return unknownQuantities(headings);
	const units = quantities.map(({ unit }) => readUnit(unit));
	if (quantities.length === 1 || (!units.includes(null) && new Set(units).size === units.length)) return null;
	return `Plusieurs colonnes sont des quantités\u00a0: ${quoted(quantities.map(({ heading }) => heading))}. Gardez-en une par unité de vente.`;
}

export const unknownQuantities = (headings: readonly string[]): string =>
	`La colonne des quantités n'est pas reconnue parmi ${quoted(headings.filter(Boolean))}. Nommez-la «\u00a0Quantité\u00a0».`;

const LISTED = 10;
export const quoted = (texts: readonly string[]): string =>
	`${texts
		.slice(0, LISTED)
		.map((text) => `«\u00a0${text.slice(0, 60)}\u00a0»`)
		.join(", ")}${texts.length > LISTED ? ", …" : ""}`;

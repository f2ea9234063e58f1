/**
 * Every field of a product, once: its name, its column and its codec. Row schema, responses of /api, catalogue files, the
 * statements that read and write `product_packaging`, the form's values and the names in lists of differences follow from
 * this table; the product page and the form's inputs are written by hand.
 * Source: spec §3 "Product", accounts spec §2 "Product form".
 */

/** How a value is written; the names are the keys of each reader and writer of values. */
export type Codec =
	| "text"
	/** EUR a piece, incl. VAT. */
	| "price"
	| "priceOrNone"
	| "whole"
	| "wholeOrNone"
	| "decimal"
	/** Grams; 0 while unknown. */
	| "weight"
	/** ISO day, "2027-06-30". */
	| "dayOrNone"
	| "yesNo"
	| "words"
	/** Values per 100 g, a column of a file for each: see `NUTRIENTS`. */
	| "nutrition"
	| "category"
	| "tags"
	| "images"
	/** Boxes; returned as stock and availability. */
	| "stock"
	/** Whether a consumer may withdraw: see `WITHDRAWAL_RIGHTS`. */
	| "withdrawal"
	/** Which date of durability it has: see `DURABILITIES`. */
	| "durability"
	/** A number of days. */
	| "daysOrNone";

interface ProductField {
	label: string;
	/** Heading of its column in a catalogue file; null where it takes several. */
	heading: string | null;
	/** Column of `product_packaging`; null where Medusa stores it. */
	column: string | null;
	codec: Codec;
	/** First published in files and responses on this day. What is later than `FIRST` may be missing and then stays as it is. */
	since: string;
	/** Not for shoppers. */
	isInternal?: true;
}

/** The first catalogue files: each has all columns of that day. */
const FIRST = "2026-11-20";

/** In the order of a file's columns. */
export const PRODUCT_FIELDS = {
	reference: { label: "Référence", heading: "reference", column: "reference", codec: "text", since: FIRST },
	name: { label: "Nom", heading: "nom", column: null, codec: "text", since: FIRST },
	category: { label: "Catégorie", heading: "categorie", column: null, codec: "category", since: FIRST },
	tags: { label: "Tags", heading: "tags", column: null, codec: "tags", since: FIRST },
	description: { label: "Description", heading: "description", column: null, codec: "text", since: FIRST },
	pricePerPieceBox: {
		label: "Prix au carton",
		heading: "prix_piece_carton",
		column: "price_per_piece_box",
		codec: "price",
		since: FIRST,
	},
	pricePerPieceLayer: {
		label: "Prix à la couche",
		heading: "prix_piece_couche",
		column: "price_per_piece_layer",
		codec: "priceOrNone",
		since: FIRST,
	},
	pricePerPiecePallet: {
		label: "Prix à la palette",
		heading: "prix_piece_palette",
		column: "price_per_piece_pallet",
		codec: "priceOrNone",
		since: FIRST,
	},
	piecesPerBox: {
		label: "Pièces par carton",
		heading: "pieces_par_carton",
		column: "pieces_per_box",
		codec: "whole",
		since: FIRST,
	},
	boxesPerLayer: {
		label: "Cartons par couche",
		heading: "cartons_par_couche",
		column: "boxes_per_layer",
		codec: "wholeOrNone",
		since: FIRST,
	},
	boxesPerPallet: {
		label: "Cartons par palette",
		heading: "cartons_par_palette",
		column: "boxes_per_pallet",
		codec: "wholeOrNone",
		since: FIRST,
	},
	/** Net weight of one piece, grams. */
	weightGrams: {
		label: "Poids net",
		heading: "poids_piece_g",
		column: "weight_grams",
		codec: "weight",
		since: FIRST,
	},
	eanUnit: { label: "EAN de la pièce", heading: "ean_piece", column: "ean_unit", codec: "text", since: FIRST },
	eanBox: { label: "EAN du carton", heading: "ean_carton", column: "ean_box", codec: "text", since: FIRST },
	/** Null without a best-before date. */
	bestBeforeDate: { label: "DDM", heading: "ddm", column: "best_before_date", codec: "dayOrNone", since: FIRST },
	stock: { label: "Cartons en stock", heading: "stock_cartons", column: null, codec: "stock", since: FIRST },
	/** VAT percentage included in the prices: 20 or 5.5. */
	vatRate: { label: "TVA", heading: "tva", column: "vat_rate", codec: "decimal", since: FIRST },
	ingredients: { label: "Ingrédients", heading: "ingredients", column: "ingredients", codec: "text", since: FIRST },
	/** Allergens in words, e.g. ["lait", "soja"]; "traces" lists possible ones. */
	allergens: { label: "Allergènes", heading: "allergenes", column: "allergens", codec: "words", since: FIRST },
	traces: { label: "Traces", heading: "traces", column: "traces", codec: "words", since: FIRST },
	nutrition: {
		label: "Valeurs nutritionnelles",
		heading: null,
		column: "nutrition",
		codec: "nutrition",
		since: FIRST,
	},
	/** Site-relative, main image first. */
	images: { label: "Images", heading: "images", column: null, codec: "images", since: FIRST },
	/** False for non-food, such as sticks and paper cones. */
	isFood: {
		label: "Denrée alimentaire",
		heading: "alimentaire",
		column: "is_food",
		codec: "yesNo",
		since: "2026-11-21",
		isInternal: true,
	},
	isPublished: { label: "En vente", heading: "en_vente", column: null, codec: "yesNo", since: "2026-11-21" },
	/** The name that food law wants beside the trade name. Source: Regulation (EU) 1169/2011, articles 9 and 17. */
	legalName: {
		label: "Dénomination légale",
		heading: "denomination_legale",
		column: "legal_name",
		codec: "text",
		since: "2026-11-22",
	},
	storageConditions: {
		label: "Conservation",
		heading: "conservation",
		column: "storage_conditions",
		codec: "text",
		since: "2026-11-22",
	},
	/** Name and address of the food business operator responsible for the information. Source: the same regulation, article 8. */
	operator: { label: "Exploitant", heading: "exploitant", column: "operator", codec: "text", since: "2026-11-22" },
	origin: { label: "Origine", heading: "origine", column: "origin", codec: "text", since: "2026-11-22" },
	/** Source: code de la consommation, art. L221-28. */
	withdrawalRight: {
		label: "Rétractation",
		heading: "retractation",
		column: "withdrawal_right",
		codec: "withdrawal",
		since: "2026-11-22",
	},
	/** Code number of the control body, "FR-BIO-01". Source: Regulation (EU) 2018/848, article 32. */
	organicCode: {
		label: "Organisme de contrôle bio",
		heading: "bio_organisme",
		column: "organic_code",
		codec: "text",
		since: "2026-11-23",
	},
	/** "Agriculture UE", beside it. */
	organicFarming: {
		label: "Lieu de production bio",
		heading: "bio_agriculture",
		column: "organic_farming",
		codec: "text",
		since: "2026-11-23",
	},
	durability: {
		label: "Date DDM ou DLC",
		heading: "date_durabilite",
		column: "durability",
		codec: "durability",
		since: "2026-11-23",
	},
	/** Days that are left at least when it is delivered; null where the merchant promises none. */
	daysAtDelivery: {
		label: "Jours restants à la livraison",
		heading: "jours_a_la_livraison",
		column: "days_at_delivery",
		codec: "daysOrNone",
		since: "2026-11-23",
	},
	/** Working days until it leaves, where that takes longer than the shop's own preparation; null where it does not. */
	preparationDays: {
		label: "Préparation (jours ouvrés)",
		heading: "jours_de_preparation",
		column: "preparation_days",
		codec: "daysOrNone",
		since: "2026-11-26",
	},
	/** Its layers share no pallet with other products. */
	isUnstackable: {
		label: "Non gerbable",
		heading: "non_gerbable",
		column: "is_unstackable",
		codec: "yesNo",
		since: "2026-11-29",
	},
} as const satisfies Record<string, ProductField>;

type Fields = typeof PRODUCT_FIELDS;
export type ProductFieldName = keyof Fields;
export type CodecOf<Name extends ProductFieldName> = Fields[Name]["codec"];
export type ColumnOf<Name extends ProductFieldName> = Fields[Name]["column"];
/** Fields stored in `product_packaging`. */
export type PackagedName = {
	[Name in ProductFieldName]: ColumnOf<Name> extends string ? Name : never;
}[ProductFieldName];
/** Those of them that shoppers see. */
export type PublicPackagedName = Exclude<
	PackagedName,
	{ [Name in ProductFieldName]: Fields[Name] extends { isInternal: true } ? Name : never }[ProductFieldName]
>;

export const PRODUCT_FIELD_NAMES = Object.keys(PRODUCT_FIELDS) as ProductFieldName[];
export const PACKAGED_NAMES = PRODUCT_FIELD_NAMES.filter(
	(name) => PRODUCT_FIELDS[name].column !== null,
) as PackagedName[];
export const PUBLIC_PACKAGED_NAMES = PACKAGED_NAMES.filter(
	(name) => !("isInternal" in PRODUCT_FIELDS[name]),
) as PublicPackagedName[];

/** Whether a field came after the first files and answers. */
export function cameLater(name: ProductFieldName): boolean {
	return PRODUCT_FIELDS[name].since !== FIRST;
}

/** What a declaration of Regulation (EU) 1169/2011, annex XV, states for 100 g, with its column in a catalogue file. */
export const NUTRIENTS = [
	{ name: "energyKj", label: "Énergie (kJ)", heading: "energie_kj" },
	{ name: "energyKcal", label: "Énergie (kcal)", heading: "energie_kcal" },
	{ name: "fat", label: "Matières grasses (g)", heading: "matieres_grasses" },
	{ name: "saturates", label: "dont acides gras saturés (g)", heading: "acides_gras_satures" },
	{ name: "carbohydrates", label: "Glucides (g)", heading: "glucides" },
	{ name: "sugars", label: "dont sucres (g)", heading: "sucres" },
	{ name: "protein", label: "Protéines (g)", heading: "proteines" },
	{ name: "salt", label: "Sel (g)", heading: "sel" },
] as const;
export type Nutrient = (typeof NUTRIENTS)[number]["name"];

/** A value for each nutrient, in the order of the declaration. */
export function eachNutrient<Value>(read: (nutrient: (typeof NUTRIENTS)[number]) => Value): Record<Nutrient, Value> {
	return Object.fromEntries(NUTRIENTS.map((one) => [one.name, read(one)])) as Record<Nutrient, Value>;
}

/** A field within a sentence: "EAN du carton" stays as it is, "Poids net" becomes "poids net". */
export const fieldWords = (name: ProductFieldName): string =>
	PRODUCT_FIELDS[name].label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

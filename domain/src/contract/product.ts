import { z } from "zod";
import { PAGE_SIZE, SEARCH } from "../catalogue/catalogue";
import { type CodecOf, type PackagedName, PRODUCT_FIELDS, PUBLIC_PACKAGED_NAMES } from "../catalogue/product-fields";
import { findTag, TAG_CODES } from "../catalogue/tags";
import { ALLERGEN_CODES, ALLERGEN_STATES, isAllergenCode, UNKNOWN_ALLERGENS } from "../food/allergen-codes";
import { DEFAULT_DURABILITY, DURABILITY_CODES } from "../food/durability";
import { DEFAULT_WITHDRAWAL_RIGHT, WITHDRAWAL_RIGHT_CODES } from "../withdrawal/right-codes";
import { categoryCodeSchema, categoryParameter } from "./categories";
import { deliveryPromiseSchema } from "./delivery-promise";
import { decimal, flag, whole } from "./query-values";
import { ratingSchema } from "./review";

/** EU food information of a product, as printed on its pack. Nutrition per 100 g. */
const nutritionSchema = z.object({
	energyKj: z.number(),
	energyKcal: z.number(),
	fat: z.number(),
	saturates: z.number(),
	carbohydrates: z.number(),
	sugars: z.number(),
	protein: z.number(),
	salt: z.number(),
});
export type Nutrition = z.infer<typeof nutritionSchema>;
/** Nutrition of a product that may be no food. */
export const nutritionOrNoneSchema = nutritionSchema.nullable();

/** A price in EUR. It may arrive as a number or a string and comes out as a number. Source: spec §3 "Product". */
const price = z
	.union([
		z.number(),
		z
			.string()
			.trim()
			.regex(/^\d+(\.\d+)?$/, "Un prix est attendu.")
			.transform(Number),
	])
	.pipe(z.number());

/** How /api returns a value, by its codec. A field that was added later is empty in responses cached before it. */
const RESPONSE_CODECS = {
	text: z.string().default(""),
	price,
	priceOrNone: price.nullable(),
	whole: z.number().int(),
	wholeOrNone: z.number().int().nullable(),
	decimal: z.number(),
	weight: z.number(),
	dayOrNone: z.string().nullable(),
	yesNo: z.boolean().default(false),
	words: z.array(z.string()),
	nutrition: nutritionOrNoneSchema,
	withdrawal: z.enum(WITHDRAWAL_RIGHT_CODES).default(DEFAULT_WITHDRAWAL_RIGHT),
	durability: z.enum(DURABILITY_CODES).default(DEFAULT_DURABILITY),
	daysOrNone: z.number().int().nullable().default(null),
};
type ResponseShape<Name extends PackagedName> = { [Key in Name]: (typeof RESPONSE_CODECS)[CodecOf<Key>] };

const allergenCodes = z.array(z.enum(ALLERGEN_CODES));
/** Additive: what a product can be filtered and marked by. A response cached before it states nothing. */
export const allergenInformationSchema = z
	.object({ state: z.enum(ALLERGEN_STATES), contains: allergenCodes, traces: allergenCodes })
	.default(UNKNOWN_ALLERGENS);

/** The schemas of the fields stored in `product_packaging`. */
export function responseShape<Name extends PackagedName>(names: readonly Name[]): ResponseShape<Name> {
	return Object.fromEntries(
		names.map((name) => [name, RESPONSE_CODECS[PRODUCT_FIELDS[name].codec]]),
	) as ResponseShape<Name>;
}

/**
 * A product as /api returns it. Prices per piece in EUR incl. VAT, weights in grams, stock in sellable boxes.
 * `price` (box at the box tier, EUR), `title` and `img` are the display aliases. Source: spec §3 "Product".
 */
export const productSchema = z.object({
	id: z.string(),
	name: z.string(),
	...responseShape(PUBLIC_PACKAGED_NAMES),
	/** Declared allergens and traces, and those that the ingredients name, as codes. */
	allergenInformation: allergenInformationSchema,
	imageUrl: z.string(),
	additionalImages: z.array(z.string()),
	description: z.string(),
	stock: z.number().int(),
	category: categoryCodeSchema,
	tags: z.array(z.enum(TAG_CODES)),
	isNew: z.boolean(),
	isPromo: z.boolean(),
	/**
	 * Of a product with the label PROMO: the lowest prices of the thirty days before its reduction, EUR a piece, null
	 * for a tier that is not reduced. An announcement of the reduction must state them. Source: code de la
	 * consommation, art. L112-1-1.
	 */
	priorPrices: z.object({ box: price.nullable(), layer: price.nullable(), pallet: price.nullable() }).optional(),
	price,
	title: z.string(),
	img: z.string(),
	/** Day on which the lot that leaves next expires; absent in lists, and where its lot has no date or is unknown. */
	nextLotDate: z.iso.date().optional(),
	/** From stored reviews; absent without any. */
	rating: ratingSchema.optional(),
	/** Additive: when a box that is ordered now arrives; absent of what is sold out or nothing delivers. */
	promise: deliveryPromiseSchema.optional(),
});
export type Product = z.infer<typeof productSchema>;

const count = z.number().int();

/** Box price bands offered as a filter, EUR, both ends included; prices have whole cents. */
export const PRICE_BANDS = [
	{ min: null, max: 19.99 },
	{ min: 20, max: 34.99 },
	{ min: 35, max: 49.99 },
	{ min: 50, max: null },
] as const;

/**
 * How many products of the current selection each value would show. The counts of a facet ignore its own filter and obey
 * all others, but those of diets, labels and marks, which narrow what is selected already; values without products are left out, except the bands of price and stock.
 */
export const facetsSchema = z.object({
	category: z.array(z.object({ value: categoryCodeSchema, count })),
	tag: z.array(z.object({ value: z.enum(TAG_CODES), count })),
	/** Additive: of all fourteen allergens, what would be left without them too. */
	without: z.array(z.object({ value: z.enum(ALLERGEN_CODES), count })).default([]),
	stock: z.object({ inStock: count, soldOut: count }),
	price: z.array(z.object({ min: z.number().nullable(), max: z.number().nullable(), count })),
});
export type Facets = z.infer<typeof facetsSchema>;

export const productListSchema = z.object({
	items: z.array(productSchema),
	totalCount: z.number().int(),
	/** With `facets=true`. */
	facets: facetsSchema.optional(),
	/** Only where a search found nothing: a text near to the typed one that does find something. */
	didYouMean: z.string().optional(),
});
export type ProductList = z.infer<typeof productListSchema>;

export const SORTS = ["relevance", "price_asc", "price_desc", "newest"] as const;
export type Sort = (typeof SORTS)[number];
export const SORT_LABELS: Record<Sort, string> = {
	relevance: "Pertinence",
	price_asc: "Prix croissant",
	price_desc: "Prix décroissant",
	newest: "Nouveautés",
};

const list = <Output>(item: z.ZodType<Output, string>) =>
	z.union([item.transform((one) => [one]), z.array(item).max(20, "Vingt valeurs au plus.")]);

export const tagParameter = z.string().transform((value, context) => {
	const found = findTag(value);
	if (found) return found.code;
	context.addIssue({ code: "custom", message: "Ce tag n'existe pas." });
	return z.NEVER;
});

const allergen = z.string().transform((value, context) => {
	const code = value.trim().toUpperCase();
	if (isAllergenCode(code)) return code;
	context.addIssue({ code: "custom", message: "Cet allergène n'existe pas." });
	return z.NEVER;
});

/** Query of GET /products. Unknown parameters are ignored, bad values return 400. `limit` 1 to 100. Source: spec §7. */
export const productQuerySchema = z
	.object({
		offset: whole(0, 1_000_000, "Un entier positif ou nul est attendu.").default(0),
		limit: whole(1, 100).default(PAGE_SIZE.default),
		category: categoryParameter.optional(),
		/** All of the diets, labels and marks named; one of the occasions named (`hasWantedTags`). */
		tag: list(tagParameter).optional(),
		/** Allergens that a product must not contain, nor have traces of; one whose information is incomplete is left out. */
		without: list(allergen).optional(),
		/** Whether products with traces of them are listed too. */
		allowTraces: flag.optional(),
		inStock: flag.optional(),
		isNew: flag.optional(),
		isPromo: flag.optional(),
		/** Box price bounds in EUR. */
		minPrice: decimal.optional(),
		maxPrice: decimal.optional(),
		sort: z.enum(SORTS, "Ce tri n'existe pas.").optional(),
		query: z.string().max(100, "Cent caractères au plus.").optional(),
		/** Whether the response counts its facets too. */
		facets: flag.optional(),
	})
	.refine((query) => query.minPrice === undefined || query.maxPrice === undefined || query.minPrice <= query.maxPrice, {
		path: ["minPrice"],
		message: "Le prix minimum dépasse le prix maximum.",
	});
export type ProductQuery = z.output<typeof productQuerySchema>;

/** Query of GET /products/search: that of the list, with a query of at least 2 characters. Source: spec §5. */
export const searchText = z
	.string("Saisissez au moins 2 caractères.")
	.trim()
	.min(SEARCH.minLength, "Saisissez au moins 2 caractères.")
	.max(100, "Cent caractères au plus.");
export const productSearchQuerySchema = productQuerySchema.safeExtend({ query: searchText });
/** Names that are ever proposed for one text. */
export const MAXIMUM_SUGGESTIONS = 20;
export const suggestionQuerySchema = z.object({
	query: searchText,
	limit: whole(1, MAXIMUM_SUGGESTIONS).default(SEARCH.suggestions),
});
export const suggestionsSchema = z.array(z.string());

import { z } from "zod";
import { CATEGORY_CODE, MOST_CATEGORIES } from "../catalogue/category";
import { COMPANY_DISCOUNT } from "../company/prices";
import { ORDER_TYPES, type OrderType, UNITS } from "../prices/tier-price";
import { UNKNOWN_CATEGORY } from "./categories";
import { operation } from "./operation";
import { pageOf } from "./page";
import { whole } from "./query-values";

const PERCENT = `Un pourcentage de 0 à ${COMPANY_DISCOUNT.maximumPercent} est attendu, avec deux décimales au plus.`;
const discount = z.object({
	/** Null for the whole catalogue. A category's own percentage holds instead of the catalogue's, 0 included. */
	category: z.string(UNKNOWN_CATEGORY).regex(CATEGORY_CODE, UNKNOWN_CATEGORY).nullable(),
	percent: z
		.number(PERCENT)
		.min(0, PERCENT)
		.max(COMPANY_DISCOUNT.maximumPercent, PERCENT)
		.refine((value) => Number(value.toFixed(COMPANY_DISCOUNT.decimals)) === value, PERCENT),
});
const version = z
	.number("Un nombre est attendu.")
	.int("Un nombre entier est attendu.")
	.min(0, "Un nombre est attendu.");

/** Body of PUT /admin/companies/{id}/discounts. `version` is the one that was read: another one returns 409. */
export const companyDiscountsInputSchema = z.object({
	discounts: z
		// Additive: no percentage takes a discount away, as leaving it out does.
		.array(discount.extend({ percent: discount.shape.percent.nullable() }), "Une liste de remises est attendue.")
		.max(MOST_CATEGORIES + 1, "Trop de remises.")
		.superRefine((discounts, context) => {
			const seen = new Set<string | null>();
			for (const [index, { category }] of discounts.entries()) {
				if (seen.has(category))
					context.addIssue({
						code: "custom",
						path: [index, "category"],
						message: "Cette catégorie a déjà une remise.",
					});
				seen.add(category);
			}
		}),
	version,
});
export type CompanyDiscountsInput = z.input<typeof companyDiscountsInputSchema>;

/** Response of GET and PUT /admin/companies/{id}/discounts. Ours. */
export const companyDiscountsSchema = z.object({
	discounts: z.array(discount),
	/** 0 while nothing was granted. */
	version: z.number().int(),
	/** Products with a price of their own. */
	prices: z.number().int(),
});
export type CompanyDiscounts = z.infer<typeof companyDiscountsSchema>;

const ofEachTier = <Schema extends z.ZodType>(price: Schema) =>
	z.object(Object.fromEntries(ORDER_TYPES.map((tier) => [tier, price])) as Record<OrderType, Schema>);
/** EUR a piece incl. VAT; null for a tier without one. */
const tierPrices = ofEachTier(z.number().nullable());

/** A product as a company pays it. */
export const companyPriceSchema = z.object({
	productId: z.string(),
	reference: z.string(),
	name: z.string(),
	/** What the catalogue asks; null for a tier that the product does not have. */
	catalogue: tierPrices,
	/** What was agreed with the company. */
	own: tierPrices,
	/** What it pays now. */
	paid: tierPrices,
});
export type CompanyPrice = z.infer<typeof companyPriceSchema>;

/** Query of GET /admin/companies/{id}/prices: products by a part of name or reference; without one those with an own price. */
export const companyPriceQuerySchema = z.object({
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(20),
});
export type CompanyPriceQuery = z.output<typeof companyPriceQuerySchema>;

/** Response of GET /admin/companies/{id}/prices, by name. Ours. */
export const companyPricePageSchema = pageOf(companyPriceSchema);
export type CompanyPricePage = z.infer<typeof companyPricePageSchema>;

const PRICE = "Un prix par pièce positif est attendu, avec quatre décimales au plus.";
const price = z
	.number(PRICE)
	.positive(PRICE)
	.max(10_000, PRICE)
	.refine((value) => Number(value.toFixed(4)) === value, PRICE)
	.nullable();

/** Body of PUT /admin/companies/{id}/prices/{productId}; without any price the product has none of its own any more. */
export const companyPriceInputSchema = ofEachTier(price).superRefine((prices, context) => {
	let smaller: number | null = null;
	for (const tier of ORDER_TYPES) {
		const price: number | null = prices[tier];
		if (smaller !== null && price !== null && price > smaller) {
			const limit = tier === "layer" ? "le prix au carton" : "celui d'une quantité plus petite";
			const message = `Le prix à la ${UNITS[tier].word} ne peut pas dépasser ${limit}.`;
			context.addIssue({ code: "custom", path: [tier], message });
		}
		smaller = price ?? smaller;
	}
});

/** Response of POST /admin/companies/{id}/prices/file: products that have another own price, or none any more. */
export const companyPriceFileSchema = z.object({ changed: z.number().int(), removed: z.number().int() });
export type CompanyPriceFile = z.infer<typeof companyPriceFileSchema>;

/** Most products of a call: two pages of the catalogue. */
export const MOST_OWN_PRICES = 100;

/** Query of GET /company/prices: ids of products, separated by commas. */
export const ownPricesQuerySchema = z.object({
	products: z
		.string("Des produits sont attendus.")
		.transform((text) => [...new Set(text.split(",").filter(Boolean))])
		.refine((ids) => ids.length <= MOST_OWN_PRICES, `${MOST_OWN_PRICES} produits au plus.`)
		.meta({ type: "string" }),
});

/** Response of GET /company/prices: the products that cost the caller's company less than the catalogue asks. Ours. */
export const ownPricesSchema = z.object({
	/** False where no product can: the caller is in no company, or it was granted nothing. */
	hasOwnPrices: z.boolean(),
	prices: z.array(
		z.object({
			productId: z.string(),
			pricePerPieceBox: z.number(),
			pricePerPieceLayer: z.number().nullable(),
			pricePerPiecePallet: z.number().nullable(),
		}),
	),
});
export type OwnPricesAnswer = z.infer<typeof ownPricesSchema>;

export const readOwnPrices = operation("GET /api/company/prices", {
	access: "customer",
	query: ownPricesQuerySchema,
	answer: { 200: ownPricesSchema },
});

export const readCompanyDiscounts = operation("GET /api/admin/companies/:id/discounts", {
	access: { staff: "orders.read" },
	answer: { 200: companyDiscountsSchema },
	errors: ["COMPANY_UNKNOWN"],
});

export const changeCompanyDiscounts = operation("PUT /api/admin/companies/:id/discounts", {
	access: { staff: "customers.change" },
	body: companyDiscountsInputSchema,
	answer: { 200: companyDiscountsSchema },
	errors: ["COMPANY_UNKNOWN", "COMPANY_TERMS_CHANGED"],
});

export const listCompanyPrices = operation("GET /api/admin/companies/:id/prices", {
	access: { staff: "orders.read" },
	query: companyPriceQuerySchema,
	answer: { 200: companyPricePageSchema },
	errors: ["COMPANY_UNKNOWN"],
});

export const changeCompanyPrice = operation("PUT /api/admin/companies/:id/prices/:productId", {
	access: { staff: "customers.change" },
	body: companyPriceInputSchema,
	answer: { 200: companyPriceSchema },
	errors: ["COMPANY_UNKNOWN", "PRODUCT_NOT_FOUND"],
});

export const importCompanyPrices = operation("POST /api/admin/companies/:id/prices/file", {
	access: { staff: "customers.change" },
	form: { field: "file", type: "text/csv", maximumBytes: 5 * 1024 * 1024, tooLarge: "ORDER_FILE_TOO_LARGE" },
	answer: { 200: companyPriceFileSchema },
	errors: ["COMPANY_UNKNOWN", "CSV_INVALID", "UPLOAD_MISSING", "ORDER_FILE_TOO_LARGE"],
});

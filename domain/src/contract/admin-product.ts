import { z } from "zod";
import { PACKAGED_NAMES, PRODUCT_FIELD_NAMES, type ProductFieldName } from "../catalogue/product-fields";
import { TAG_CODES } from "../catalogue/tags";
import { categoryCodeSchema, categoryParameter } from "./categories";
import { responseShape, searchText, tagParameter } from "./product";
import { productRowSchema, stockedSchema } from "./product-row";
import { whole } from "./query-values";

/** Products a page of the admin; the specification leaves the figure open. */
export const ADMIN_PRODUCTS_PAGE_SIZE = 20;
/** Bounds of the price bands in EUR, of a piece at the box tier: low up to 5, medium up to 15, high above. Source: spec §9; ADR 23. */
export const ADMIN_PRICE_BOUNDS = { low: 5, medium: 15 } as const;

export const STOCK_FILTERS = ["in", "low", "out"] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];
export const PRICE_FILTERS = ["low", "medium", "high"] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];
/** What a product on sale has and may be missing: see `missingForSale`. */
export const MISSING_FIELDS = [
	...(["category", "description", "images", "weightGrams", "eanUnit", "eanBox", "legalName", "ingredients"] as const),
	...(["storageConditions", "operator", "nutrition", "organicCode", "organicFarming"] as const),
] as const satisfies readonly ProductFieldName[];
export type MissingField = (typeof MISSING_FIELDS)[number];
/** Products without one of them, or without any one of them. */
export const MISSING_FILTERS = ["any", ...MISSING_FIELDS] as const;
export const ADMIN_PRODUCT_SORTS = [
	"name_asc",
	"name_desc",
	"reference_asc",
	"price_asc",
	"price_desc",
	"stock_asc",
	"stock_desc",
	"createdAt_desc",
] as const;
export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];

const stockFigures = {
	/** Boxes physically in stock, held ones included, as PUT and PATCH write it: a response sent back changes nothing. */
	stock: z.number().int(),
	/** Boxes that can be sold now: in stock less held by orders. */
	available: z.number().int(),
	/** Same number as `stock`, for callers that read it by this name. */
	stocked: z.number().int(),
	/** Boxes that orders hold. */
	reserved: z.number().int(),
};

/** A row of the list. `price` is that of one box at the box tier, EUR. Source: accounts spec §2 "Admin products list". */
export const adminProductItemSchema = z.object({
	id: z.string(),
	name: z.string(),
	reference: z.string(),
	imageUrl: z.string(),
	category: categoryCodeSchema.nullable(),
	tags: z.array(z.enum(TAG_CODES)),
	price: z.number(),
	/** Codes of a piece and of a box, empty where it has none yet. */
	eanUnit: z.string(),
	eanBox: z.string(),
	pricePerPieceBox: z.number(),
	pricePerPieceLayer: z.number().nullable(),
	/** One box at the layer tier, EUR; null without one. */
	layerPrice: z.number().nullable(),
	isPublished: z.boolean(),
	/** Fields without which it may not be put on sale, and that say nothing yet. */
	missingFields: z.array(z.enum(PRODUCT_FIELD_NAMES)),
	...stockFigures,
});
export type AdminProductItem = z.infer<typeof adminProductItemSchema>;

/** Response of GET /admin/products and /admin/products/search. */
export const adminProductPageSchema = z.object({
	content: z.array(adminProductItemSchema),
	totalElements: z.number().int(),
	totalPages: z.number().int(),
	/** From 0. */
	page: z.number().int(),
	size: z.number().int(),
	last: z.boolean(),
});
export type AdminProductPage = z.infer<typeof adminProductPageSchema>;

/**
 * A product with every field, as the form reads it. Not judged by today's rules: a product of yesterday must open.
 * `version` changes with every field but the stock; PUT wants it back.
 */
export const adminProductSchema = z.object({
	id: z.string(),
	version: z.string(),
	name: z.string(),
	category: categoryCodeSchema.nullable(),
	tags: z.array(z.enum(TAG_CODES)),
	description: z.string(),
	...responseShape(PACKAGED_NAMES),
	isPublished: z.boolean(),
	/** Main image first. */
	images: z.array(z.string()),
	imageUrl: z.string(),
	additionalImages: z.array(z.string()),
	isNew: z.boolean(),
	isPromo: z.boolean(),
	...stockFigures,
	createdAt: z.string(),
	updatedAt: z.string(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

/** Returns the fields of a product that PUT takes, its version among them. The stock is left out, so that it stays. */
export function editableFields({
	id,
	imageUrl,
	additionalImages,
	isNew,
	isPromo,
	stock,
	available,
	stocked,
	reserved,
	createdAt,
	updatedAt,
	...fields
}: AdminProduct) {
	return fields;
}

/**
 * Body of PUT /admin/products/{id}, with the version that the editor read. `stock` counts boxes physically there;
 * left out, it stays. With `previousStock` a stock that moved meanwhile is refused instead of overwritten. A specified field that
 * differs from the product as it is changes `images` or `tags`: see `bySpecifiedFields`.
 */
export const productInputSchema = productRowSchema.safeExtend({
	version: z.string().max(64).optional(),
	previousStock: stockedSchema.optional(),
	imageUrl: z.string().max(2000).optional(),
	additionalImages: z.array(z.string().max(2000)).max(20, "20 images au plus").optional(),
	isNew: z.boolean("oui ou non est attendu").optional(),
	isPromo: z.boolean("oui ou non est attendu").optional(),
});
export type ProductInput = z.output<typeof productInputSchema>;

/** Body of PATCH /admin/products/{id}/stock: boxes physically there, and what the editor saw before. */
export const stockInputSchema = z.object({ stock: stockedSchema, previousStock: stockedSchema.optional() });
export type StockInput = z.output<typeof stockInputSchema>;

/** Response of the stock change. */
export const stockFiguresSchema = z.object({ id: z.string(), ...stockFigures });
export type StockFigures = z.infer<typeof stockFiguresSchema>;

/** Response of GET /admin/products/usual-values: by category, what most of its products on sale say; empty where none does. */
export const usualValuesSchema = z.array(
	z.object({ category: categoryCodeSchema, legalName: z.string(), storageConditions: z.string() }),
);
export type UsualValues = z.infer<typeof usualValuesSchema>;

/** Response of GET /admin/products/stats: products by state; stock counts products on sale alone. */
export const adminProductStatsSchema = z.object({
	totalProducts: z.number().int(),
	published: z.number().int(),
	drafts: z.number().int(),
	inStock: z.number().int(),
	lowStock: z.number().int(),
	outOfStock: z.number().int(),
});
export type AdminProductStats = z.infer<typeof adminProductStatsSchema>;

/** Response of POST /admin/products/upload-image. */
export const uploadedImageSchema = z.object({
	imageUrl: z.string(),
	width: z.number().int(),
	height: z.number().int(),
});
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
/** Largest image file in bytes. Source: accounts spec §5, §9. */
export const IMAGE_MAXIMUM_BYTES = 5 * 1024 * 1024;

/** Query of GET /admin/products; unknown parameters are ignored, bad values return 400. */
export const adminProductQuerySchema = z.object({
	page: whole(0, 1_000_000).default(0),
	size: whole(1, 100).default(ADMIN_PRODUCTS_PAGE_SIZE),
	query: z.string().trim().max(100, "Cent caractères au plus.").optional(),
	stock: z.enum(STOCK_FILTERS, "Ce filtre de stock n'existe pas.").optional(),
	price: z.enum(PRICE_FILTERS, "Cette tranche de prix n'existe pas.").optional(),
	category: categoryParameter.optional(),
	tag: tagParameter.optional(),
	missing: z.enum(MISSING_FILTERS, "Ce champ n'existe pas.").optional(),
	/** Those that this import created. */
	importId: z.string().max(40, "Cet import n'existe pas.").optional(),
	sort: z.enum(ADMIN_PRODUCT_SORTS, "Ce tri n'existe pas.").default("name_asc"),
});
export type AdminProductQuery = z.output<typeof adminProductQuerySchema>;

/** Query of GET /admin/products/search: that of the list, with at least 2 characters. */
export const adminProductSearchSchema = adminProductQuerySchema.extend({
	query: searchText,
});

import { z } from "zod";
import { CATEGORY_CODE, MOST_CATEGORIES } from "../catalogue/category";
import { oneLine } from "../text";
import { categoryCodeSchema, UNKNOWN_CATEGORY } from "./categories";
import { operation } from "./operation";
import { originList } from "./origins";
import { pageOf } from "./page";
import { buyerKind, piecesPerBox } from "./payment";
import { whole } from "./query-values";

/** How a channel chooses its products, prices and stock: the kinds of the domain's `ChannelTerms`. */
const ASSORTMENTS = ["ALL", "CATEGORIES", "PRODUCTS"] as const;
const CHANNEL_PRICES = ["SHOP", "FACTOR", "LIST"] as const;
const CHANNEL_STOCKS = ["ALL", "LOCATION", "SHARE"] as const;

/** A sales channel in a few words, as an order names the one that it came through. */
export const channelNameSchema = z.object({ id: z.string(), name: z.string() });

/** A sales channel with its terms; what a kind does not need is null, or empty. Percentages are of 100. */
export const channelSchema = channelNameSchema.extend({
	isEnabled: z.boolean(),
	/** The channel of the shop itself: everything, at the shop's prices, out of all stock. */
	isOwn: z.boolean(),
	assortment: z.enum(ASSORTMENTS),
	categories: z.array(categoryCodeSchema),
	prices: z.enum(CHANNEL_PRICES),
	pricePercent: z.number().nullable(),
	stock: z.enum(CHANNEL_STOCKS),
	locationId: z.string().nullable(),
	stockPercent: z.number().int().nullable(),
	/** Pages that may call the Store API with a publishable key of the channel, beside those of STORE_CORS. */
	origins: z.array(z.string()),
	/** Version that PUT wants back. */
	version: z.number().int(),
});
export type SalesChannel = z.infer<typeof channelSchema>;

/** Response of GET /admin/channels: the shop's own first, then by name; and the stock locations to choose from. */
export const channelListSchema = z.object({
	content: z.array(channelSchema),
	locations: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type SalesChannelList = z.infer<typeof channelListSchema>;

const name = z
	.string("Un nom est attendu.")
	.overwrite(oneLine)
	.min(1, "Donnez un nom au canal.")
	.max(80, "Quatre-vingts caractères au plus.");

/** Body of POST /admin/channels: a channel begins with everything, at the shop's prices, out of all stock. */
export const channelCreationSchema = z.object({ name });

/** Body of PUT /admin/channels/{id}. `version` is the one that was read: another one returns 409 with the channel as it is. */
export const channelUpdateSchema = z
	.object({
		name,
		isEnabled: z.boolean("Une valeur vraie ou fausse est attendue."),
		assortment: z.enum(ASSORTMENTS, "Cet assortiment n'existe pas."),
		categories: z
			.array(z.string(UNKNOWN_CATEGORY).regex(CATEGORY_CODE, UNKNOWN_CATEGORY))
			.max(MOST_CATEGORIES)
			.default([]),
		prices: z.enum(CHANNEL_PRICES, "Cette façon de fixer les prix n'existe pas."),
		pricePercent: z
			.number("Un pourcentage est attendu.")
			.min(1, "De 1 à 1000 %.")
			.max(1000, "De 1 à 1000 %.")
			.multipleOf(0.01, "Deux décimales au plus.")
			.nullish(),
		stock: z.enum(CHANNEL_STOCKS, "Cette part du stock n'existe pas."),
		locationId: z.string().max(100).nullish(),
		stockPercent: z
			.number("Un pourcentage est attendu.")
			.int("Un pourcentage entier est attendu.")
			.min(1, "De 1 à 100 %.")
			.max(100, "De 1 à 100 %.")
			.nullish(),
		origins: originList,
		version: z.number("Un nombre est attendu.").int("Un nombre entier est attendu."),
	})
	.superRefine((update, context) => {
		const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
		if (update.assortment === "CATEGORIES" && update.categories.length === 0)
			refuse("categories", "Choisissez au moins une catégorie.");
		if (update.prices === "FACTOR" && typeof update.pricePercent !== "number")
			refuse("pricePercent", "Donnez le pourcentage du prix de la boutique.");
		if (update.stock === "LOCATION" && !update.locationId) refuse("locationId", "Choisissez un lieu de stock.");
		if (update.stock === "SHARE" && typeof update.stockPercent !== "number")
			refuse("stockPercent", "Donnez la part du stock.");
	});
export type ChannelUpdate = z.output<typeof channelUpdateSchema>;

/** Prices of a box in EUR: alone, from a layer on and from a pallet on; null for a tier that there is none of. */
export const boxPricesSchema = z.object({
	box: z.number(),
	layer: z.number().nullable(),
	pallet: z.number().nullable(),
});
export type BoxPrices = z.infer<typeof boxPricesSchema>;

/** A product as a channel sells it: at `prices`. */
export const channelProductSchema = z.object({
	productId: z.string(),
	name: z.string(),
	reference: z.string(),
	/** Whether the channel's assortment holds it. */
	isSold: z.boolean(),
	/** Boxes that the channel can sell now. */
	availableBoxes: z.number().int(),
	piecesPerBox,
	/** How many boxes a layer and a pallet hold. */
	boxesPerLayer: z.number().int().nullable(),
	boxesPerPallet: z.number().int().nullable(),
	shopPrices: boxPricesSchema,
	prices: boxPricesSchema,
});
export type ChannelProduct = z.infer<typeof channelProductSchema>;

export const channelProductPageSchema = pageOf(channelProductSchema);
export type ChannelProductPage = z.infer<typeof channelProductPageSchema>;

/**
 * Query of GET /admin/channels/{id}/products; `query` is a part of a name or a reference. For the customer `customerId` prices are
 * those of their company, in the shop's own channel.
 */
export const channelProductQuerySchema = z.object({
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(20),
	query: z.string().trim().max(200, "Deux cents caractères au plus.").default(""),
	customerId: z.string().max(100).optional(),
	as: buyerKind,
});
export type ChannelProductQuery = z.output<typeof channelProductQuerySchema>;

const price = z
	.number("Un prix est attendu.")
	.positive("Un prix positif est attendu.")
	.max(1_000_000, "Ce prix est trop élevé.")
	.multipleOf(0.01, "Deux décimales au plus.");

/**
 * Body of PUT /admin/channels/{id}/products/{productId}: whether the product is chosen, where the channel's assortment is
 * PRODUCTS, and what a box costs, where its prices are a LIST; null takes the product off the list. What is left out stays.
 */
export const channelProductUpdateSchema = z.object({
	isChosen: z.boolean("Une valeur vraie ou fausse est attendue.").optional(),
	prices: z.object({ box: price, layer: price.nullish(), pallet: price.nullish() }).nullish(),
});
export type ChannelProductUpdate = z.output<typeof channelProductUpdateSchema>;

export const listChannels = operation("GET /api/admin/channels", {
	access: { staff: "catalogue.read" },
	answer: { 200: channelListSchema },
});

export const createChannel = operation("POST /api/admin/channels", {
	access: { staff: "channels.change" },
	body: channelCreationSchema,
	answer: { 201: channelSchema },
});

export const readChannel = operation("GET /api/admin/channels/:id", {
	access: { staff: "catalogue.read" },
	answer: { 200: channelSchema },
	errors: ["CHANNEL_NOT_FOUND"],
});

export const changeChannel = operation("PUT /api/admin/channels/:id", {
	access: { staff: "channels.change" },
	body: channelUpdateSchema,
	answer: { 200: channelSchema },
	errors: ["CHANNEL_NOT_FOUND", "CHANNEL_CHANGED"],
});

export const listChannelProducts = operation("GET /api/admin/channels/:id/products", {
	access: { staff: "catalogue.read" },
	query: channelProductQuerySchema,
	answer: { 200: channelProductPageSchema },
	errors: ["CHANNEL_NOT_FOUND", "COMPANY_NOT_FOUND"],
});

export const changeChannelProduct = operation("PUT /api/admin/channels/:id/products/:productId", {
	access: { staff: "channels.change" },
	body: channelProductUpdateSchema,
	answer: { 200: channelProductSchema },
	errors: ["CHANNEL_NOT_FOUND", "PRODUCT_NOT_FOUND"],
});

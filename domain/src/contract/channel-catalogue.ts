import { z } from "zod";
import { whole } from "./query-values";

/** An EAN-8, UPC-A, EAN-13 or GTIN-14. */
export const eanText = z
	.string("Un EAN est attendu.")
	.regex(/^\d{8}(\d{4,6})?$/, "Un EAN compte 8, 12, 13 ou 14 chiffres.");

/**
 * Query of GET /channel/products and /channel/stock: in the order of their ids, `after` the last one of the page before; or
 * the one product of a reference or an EAN.
 */
export const channelCatalogueQuerySchema = z.object({
	after: z.string().max(100, "100 caractères au plus.").optional(),
	limit: whole(1, 200).default(100),
	reference: z.string().trim().min(1, "Une référence est attendue.").max(100, "100 caractères au plus.").optional(),
	ean: eanText.optional(),
});

/** A product as a channel sells it. Prices in cents for a box, VAT included: each holds from `fromBoxes` boxes on. */
export const catalogueProductSchema = z.object({
	id: z.string(),
	reference: z.string(),
	name: z.string(),
	/** Of a piece and of a box; null where none is known. */
	eanUnit: z.string().nullable(),
	eanBox: z.string().nullable(),
	/** Absolute; empty for a product without an image. */
	imageUrl: z.string(),
	piecesPerBox: z.number().int(),
	boxesPerLayer: z.number().int().nullable(),
	boxesPerPallet: z.number().int().nullable(),
	/** Percent. */
	vatRate: z.number(),
	prices: z.array(z.object({ fromBoxes: z.number().int(), unitPrice: z.number().int() })),
});

/** `next` is the `after` of the following page; null on the last one. */
export const channelCataloguePageSchema = z.object({
	items: z.array(catalogueProductSchema),
	next: z.string().nullable(),
});
export type ChannelCataloguePage = z.infer<typeof channelCataloguePageSchema>;

/** Boxes that the channel can sell at this instant. */
export const channelStockPageSchema = z.object({
	items: z.array(z.object({ productId: z.string(), reference: z.string(), boxes: z.number().int() })),
	next: z.string().nullable(),
});
export type ChannelStockPage = z.infer<typeof channelStockPageSchema>;

/** A product as a channel sells it, with the boxes that it can sell at this instant. */
export const channelOfferSchema = catalogueProductSchema.extend({ boxes: z.number().int() });
export type ChannelOffer = z.infer<typeof channelOfferSchema>;

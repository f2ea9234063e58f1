import { z } from "zod";
import { orderBusinessSchema } from "../contract/business-answer";
import { orderDeliverySchema } from "../contract/order-delivery";
import { billingDocumentSchema } from "../invoicing/billing-document";
import { recordedPalletsSchema } from "../pallet/recorded-pallets";

const { lines, shipping, totals } = billingDocumentSchema.shape;
const cents = z.number().int();

/**
 * The whole content of a quote, immutable in its row: page and PDF are made of this. Prices
 * include VAT, amounts in cents.
 */
export const quoteContentSchema = z.object({
	/** Schema version: a later release that reads it differently uses another one. */
	version: z.literal(1),
	seller: billingDocumentSchema.shape.seller,
	/** Recipient and delivery address. */
	firstName: z.string(),
	lastName: z.string(),
	address: z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
	business: orderBusinessSchema.nullable(),
	lines: z.array(
		lines.element.extend({
			productId: z.string(),
			reference: z.string(),
			imageUrl: z.string(),
			piecesPerBox: z.number().int(),
			boxesPerLayer: z.number().int().nullable(),
			boxesPerPallet: z.number().int().nullable(),
			/** What the catalogue asked on that day for a box at this quantity; more than `unitPriceCents` where another price was agreed. */
			listPriceCents: cents,
			/** Of that difference, what a mixed pallet takes off; and the pallet's price of what may stand on one. */
			palletOffCents: cents.default(0),
			palletUnitCents: cents.nullable().default(null),
		}),
	),
	/** How layers of several products stand on pallets, and on which terms; null where none may share one. */
	pallets: recordedPalletsSchema.nullable().default(null),
	shipping,
	totals,
	subtotalCents: cents,
	shippingCents: cents,
	/** How it is delivered, as it was offered; null where the shop had one price for all. */
	delivery: orderDeliverySchema.nullable().default(null),
	totalCents: cents,
});
export type QuoteContent = z.infer<typeof quoteContentSchema>;

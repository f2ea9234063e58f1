import { z } from "zod";
import { IS_RESTOCKED_BY_DEFAULT } from "../refund/line-refund";
import { refundReason } from "./admin-payments";
import { boxCount, MAXIMUM_LINES, piecesPerBox } from "./payment";

/** Boxes of lines; `restock` puts them back into stock, once the goods have left. */
export const CHOSEN_LINES = z
	.array(
		z.object({
			lineId: z.string("Un article est attendu.").min(1, "Un article est attendu.").max(100),
			boxes: boxCount,
			restock: z.boolean("Une valeur vraie ou fausse est attendue.").default(IS_RESTOCKED_BY_DEFAULT),
		}),
		"Choisissez des articles.",
	)
	.max(MAXIMUM_LINES, "200 lignes au plus.")
	.default([]);

const CHOICE = {
	lines: CHOSEN_LINES,
	/** Additive: in place of lines, all that came back and is not refunded. */
	returned: z.boolean("Une valeur vraie ou fausse est attendue.").optional(),
	/** Whether the delivery is given back too. */
	shipping: z.boolean("Une valeur vraie ou fausse est attendue.").default(false),
};

const isOneChoice = ({ lines, returned }: { lines: readonly unknown[]; returned?: boolean | undefined }) =>
	!returned || lines.length === 0;
const ONE_CHOICE = { path: ["lines"], message: "Choisissez des articles, ou tout ce qui est revenu." };

/** Body of POST /admin/orders/{id}/line-refunds/preview; nothing chosen answers with what can be. */
export const lineRefundChoiceSchema = z.object(CHOICE).refine(isOneChoice, ONE_CHOICE);
export type LineRefundChoice = z.output<typeof lineRefundChoiceSchema>;

/** Body of POST /admin/orders/{id}/line-refunds; the header Idempotency-Key is required. */
export const lineRefundRequestSchema = z
	.object({
		...CHOICE,
		reason: refundReason,
		/** Of the preview that the administrator saw: another outcome is refused. */
		fingerprint: z
			.string("L'empreinte de l'aperçu est attendue.")
			.min(1, "L'empreinte de l'aperçu est attendue.")
			.max(100),
	})
	.refine(isOneChoice, ONE_CHOICE);
export type LineRefundRequest = z.output<typeof lineRefundRequestSchema>;

const cents = z.number().int();

/** Response of the preview: what the order's lines leave to refund, and what the choice comes to. Amounts in cents, VAT included. */
export const lineRefundPreviewSchema = z.object({
	lines: z.array(
		z.object({
			lineId: z.string(),
			productName: z.string(),
			reference: z.string(),
			/** Sold, and of them those neither refunded by line nor withdrawn. */
			boxes: z.number().int(),
			boxesLeft: z.number().int(),
			/** Of those, received back and not refunded. */
			boxesBack: z.number().int().default(0),
			/** Left and not back: at most so many go back into stock. */
			restockable: z.number().int().default(0),
			unitPrice: cents,
			piecesPerBox,
			boxesPerLayer: z.number().int().nullable(),
			boxesPerPallet: z.number().int().nullable(),
		}),
	),
	/** Cents of the delivery that can be given back. */
	shippingLeft: cents,
	/** Additive: the goods are fetched, `shippingLeft` is the price of that. */
	isPickup: z.boolean().default(false),
	/** Whether a part of the goods has left: only what has left can come back into stock. */
	canRestock: z.boolean(),
	/** Price of the chosen boxes and the delivery. */
	worth: cents,
	/** Of it, what its customer has less to pay. */
	offBalance: cents,
	/** Of it, what is given back. */
	refund: cents,
	/** Of `refund`, what the shop must transfer by hand. */
	refundByHand: cents,
	/** Of it, what was given back before by amount. */
	beyond: cents,
	/** VAT of what is less to pay and given back, by rate. */
	taxes: z.array(z.object({ ratePercent: z.number(), net: cents, vat: cents, gross: cents })),
	fingerprint: z.string(),
});
export type LineRefundPreview = z.infer<typeof lineRefundPreviewSchema>;

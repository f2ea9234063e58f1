import { z } from "zod";

/**
 * What the shop issues about money. The prefix begins the numbers of its series, one a year. `type` is the code of EN 16931
 * (BT-3, UNTDID 1001).
 */
export const BILLING_KINDS = {
	DEPOSIT_INVOICE: { prefix: "ACO", type: "386", label: "Facture d'acompte" },
	FINAL_INVOICE: { prefix: "FAC", type: "380", label: "Facture" },
	CREDIT_NOTE: { prefix: "AVO", type: "381", label: "Avoir" },
} as const;
export type BillingKind = keyof typeof BILLING_KINDS;
const KINDS = Object.keys(BILLING_KINDS) as [BillingKind, ...BillingKind[]];

const cents = z.number().int();
/** "2026-11-22", in Paris. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const taxedSchema = z.object({ ratePercent: z.number(), netCents: cents, vatCents: cents, grossCents: cents });

const addressSchema = z.object({ street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() });

const sellerSchema = z.object({
	name: z.string(),
	/** Legal form and share capital. */
	legalForm: z.string(),
	/** Trade register, "RCS Avignon 123 456 789". */
	registration: z.string(),
	/** Nine digits, found in the registration; null while it holds none. */
	siren: z.string().nullable(),
	/** Without spaces, "FR12123456789"; null while the settings have none. */
	vatNumber: z.string().nullable(),
	...addressSchema.shape,
	email: z.string(),
	phone: z.string(),
	/** In the French e-invoicing directory (BT-34); absent without SIREN, and from documents before it was recorded. */
	electronicAddress: z.string().optional(),
	/** The account that transfers go to, without spaces; documents from before it was recorded have none. */
	iban: z.string().nullable().default(null),
	bic: z.string().nullable().default(null),
});

const buyerSchema = z.object({
	/** A company's registered name, else the person's. */
	name: z.string(),
	isProfessional: z.boolean(),
	/** Who of the company ordered; null for a person. */
	contact: z.string().nullable(),
	siren: z.string().nullable(),
	vatNumber: z.string().nullable(),
	...addressSchema.shape,
	/** As of the seller (BT-49). */
	electronicAddress: z.string().optional(),
});

/** `unitPriceCents` and `grossCents` include VAT; `netCents` is the line's share of the net of its rate. */
const lineSchema = z.object({
	name: z.string(),
	/** The product's reference; null for other lines. */
	reference: z.string().nullable(),
	/** Boxes; 1 for other lines. */
	quantity: z.number().int().positive(),
	unitPriceCents: cents,
	/** What promotions took off the line, without VAT and with it; absent on lines without. */
	reduction: z.object({ netCents: cents, grossCents: cents }).optional(),
	...taxedSchema.shape,
});

/** Another billing document of the same order that this one deducts or corrects. */
const earlierSchema = z.object({ number: z.string(), issuedOn: day, totals: z.array(taxedSchema) });

/** Money received when the billing document was issued. */
const paymentSchema = z.object({ receivedOn: day, means: z.string(), amountCents: cents });

/**
 * The whole content of a billing document, stored permanently in its row: PDF and Factur-X are made of this alone.
 * Amounts in cents, positive on a credit note too. Sources: CGI annexe II, art. 242 nonies A; Code de commerce, art.
 * L441-9.
 */
export const billingDocumentSchema = z.object({
	/** Schema version: a later release that reads it differently uses another one. */
	version: z.literal(1),
	kind: z.enum(KINDS),
	/** "FAC-2026-000001". */
	number: z.string(),
	issuedOn: day,
	order: z.object({
		number: z.string(),
		placedOn: day,
		/** The buyer's own number of the order (BT-13). */
		purchaseOrder: z.string().nullable(),
		/** Where the buyer books it (BT-19); documents from before it was recorded have none. */
		costCentre: z.string().nullable().default(null),
	}),
	seller: sellerSchema,
	buyer: buyerSchema,
	deliverTo: z.object({ name: z.string(), ...addressSchema.shape }),
	/** The buyer fetches the goods; absent where they are delivered. */
	isPickup: z.boolean().optional(),
	/** When the goods left; null while they are here. */
	dispatchedOn: day.nullable(),
	lines: z.array(lineSchema),
	/** Delivery at the rates of the goods. */
	shipping: z.array(taxedSchema),
	/** What withdrawals took off before the final invoice, by rate; documents from before it was recorded have none. */
	withdrawn: z.array(taxedSchema).default([]),
	/** By rate: the sum of lines and delivery, less withdrawn goods. */
	totals: z.array(taxedSchema),
	/** Deposit invoices that a final invoice deducts; invoices that a credit note corrects. */
	earlier: z.array(earlierSchema),
	/** What is left of the totals after the deposit invoices, by rate; the totals themselves elsewhere. */
	balance: z.array(taxedSchema),
	/** Of a credit note: it lowers the balance, and no money is refunded. */
	isOffBalance: z.boolean().default(false),
	/** Of a credit note: it cancels a final invoice that is issued again, corrected. */
	isReplaced: z.boolean().default(false),
	/** Of a credit note: it takes back a deposit invoice, or a part of it, whose payment was corrected. */
	isPaymentCorrected: z.boolean().default(false),
	payments: z.array(paymentSchema),
	/** Still to be paid of the whole order; of a credit note, 0. */
	dueCents: cents,
	/** Last day for it; null when nothing is due. */
	dueOn: day.nullable(),
	/** Statutory mentions, some with the code of their subject (BT-21, UNTDID 4451). */
	mentions: z.array(z.object({ subject: z.enum(["PMD", "PMT", "AAB"]).nullable(), text: z.string() })),
});
export type BillingDocument = z.infer<typeof billingDocumentSchema>;

/** The number of the n-th billing document of a series: "FAC-2026-000001". */
export function documentNumber(series: string, ordinal: number): string {
	return `${series}-${String(ordinal).padStart(6, "0")}`;
}

/** The series that a billing document issued on a day belongs to: "FAC-2026". */
export function seriesOf(kind: BillingKind, issuedOn: string): string {
	return `${BILLING_KINDS[kind].prefix}-${issuedOn.slice(0, 4)}`;
}

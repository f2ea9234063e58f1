import { z } from "zod";
import { REQUIRED_FIELDS_MESSAGE } from "../cart/checkout-form";
import { OPTION_KIND_CODES, pickupPlaceSchema, zoneVatSchema } from "../delivery/options";
import { PAYMENT_PROVIDERS } from "../payments/payment-provider";
import { PAYMENT_STATUSES } from "../payments/payment-status";
import { orderBusinessInputSchema } from "./business";
import { cartPromotionSchema } from "./cart-promotion";
import { deliveryAddressSchema, requiredText } from "./delivery-address";
import { deliveryPromiseSchema } from "./delivery-promise";
import { emailText } from "./email-text";
import { taxTotalSchema } from "./tax-total";

/** Most boxes one line may ask for: far above any pallet order, far below what overflows a figure. */
export const MAXIMUM_BOXES = 100_000;
/** Most lines one order may carry. */
export const MAXIMUM_LINES = 200;

/** An amount in integer cents. */
export const cents = z
	.number("Un montant en centimes est attendu.")
	.int("Un montant en centimes est attendu.")
	.min(0, "Un montant positif est attendu.");

/** Additive, of a line: decides the word for its box. */
export const piecesPerBox = z.number().int().optional();

/** How many boxes a line asks for. */
export const boxCount = z
	.number("La quantité doit être un nombre entier de cartons.")
	.int("La quantité doit être un nombre entier de cartons.")
	.min(1, "La quantité doit être d'au moins 1 carton.")
	.max(MAXIMUM_BOXES, "La quantité dépasse 100 000 cartons.");

/** A cart item at checkout: boxes and cents. Prices are compared, never believed. Source: spec §3 "orderData". */
export const paymentItemSchema = z.object(
	{
		productId: z.string("Produit sans ID dans le panier").trim().min(1, "Produit sans ID dans le panier").max(100),
		productName: z.string().max(500).optional(),
		quantity: boxCount,
		unitPrice: cents.optional(),
		totalPrice: cents.optional(),
	},
	"Structure d'item invalide dans le panier",
);
const items = z
	.array(paymentItemSchema, "Votre panier est vide.")
	.min(1, "Votre panier est vide.")
	.max(MAXIMUM_LINES, "200 lignes au plus par commande.");

/** Additive: how to deliver, among the options that calculate-shipping offers; what is left out is the cheapest. */
export const deliveryChoiceSchema = z.object({
	optionId: z.string("Choisissez un mode de livraison.").max(40).optional(),
	surchargeIds: z.array(z.string().max(40), "Une liste de suppléments est attendue.").max(10).default([]),
	/** A later day of delivery, AAAA-MM-JJ, where the option lets the customer choose. */
	day: z.iso.date("Une date AAAA-MM-JJ est attendue.").nullish(),
});
export type DeliveryChoiceInput = z.input<typeof deliveryChoiceSchema>;

const promotionCode = z.string("Saisissez un code.").max(64, "64 caractères au plus.");

/**
 * Additive: for whom a member of a company buys; left out, for the company, unless `business` is null. What is bought privately has the
 * catalogue's prices and none of the company's terms.
 */
export const buyerKind = z.enum(["company", "private"], "Valeurs possibles : company ou private.").optional();
export type BuyerKind = z.infer<typeof buyerKind>;

/** Body of POST /payments/calculate-shipping. `address` and `delivery` are additive: without an address, mainland France. */
export const shippingRequestSchema = z.object({
	items,
	address: z.object({ country: z.string().trim().max(60), postalCode: z.string().trim().max(16) }).optional(),
	delivery: deliveryChoiceSchema.optional(),
	/** Additive: a code as it is typed, of a promotion or a commercial one. */
	promotionCode: promotionCode.nullish(),
	as: buyerKind,
});

/** An option that delivers this cart there, in EUR incl. VAT. */
export const offeredOptionSchema = z.object({
	id: z.string(),
	name: z.string(),
	kind: z.enum(OPTION_KIND_CODES),
	/** Empty for the shop's own delivery. */
	carrier: z.string(),
	/** With the surcharges that each of its deliveries pays. */
	price: z.number(),
	/** The last day on which an order placed now leaves, and the first on which it can arrive or, of a pickup, be fetched. */
	dispatchBy: z.string(),
	deliveredFrom: z.string(),
	/** Additive: the same as it is announced. */
	promise: deliveryPromiseSchema.optional(),
	/** Whether the customer may ask for a later day. */
	hasDayChoice: z.boolean(),
	/** Services that the customer can add. */
	surcharges: z.array(z.object({ id: z.string(), name: z.string(), price: z.number() })),
	/** Where and when it is fetched; null for what is delivered. */
	pickup: pickupPlaceSchema.nullish(),
});
export type OfferedOption = z.infer<typeof offeredOptionSchema>;
/** Response of calculate-shipping, in EUR. Source: spec §3 "Shipping calculation result". */
export const shippingQuoteSchema = z.object({
	subtotal: z.number(),
	shippingCost: z.number(),
	totalWithShipping: z.number(),
	freeShippingThreshold: z.number(),
	amountForFreeShipping: z.number(),
	isFreeShipping: z.boolean(),
	/** Additive: VAT of the cart with its delivery, one a rate, lowest first; they add up to `totalWithShipping`. */
	taxes: z.array(taxTotalSchema).default([]),
	/** Additive: the country's VAT rates, where its zone says that they apply; null for French VAT. */
	zoneVat: zoneVatSchema.nullable().default(null),
	/** Additive: the option that the cost is for; null where the shop has one price for all. */
	optionId: z.string().nullable().default(null),
	/** Additive: the articles before promotions, and what these take off. */
	discount: z.number().default(0),
	promotions: z.array(cartPromotionSchema).default([]),
	/** Additive: what became of the sent code; null where none was sent. */
	code: z
		.object({
			/** COMMERCIAL: no promotion's, and in the form of a code for deposits, which is checked at the payment; it lowers no price. */
			kind: z.enum(["PROMOTION", "COMMERCIAL"]),
			/** Why it has no effect, as customers read it; null when it has. */
			refusal: z.string().nullable(),
		})
		.nullable()
		.default(null),
	/** Additive: every option for this cart, the cheapest first. */
	options: z.array(offeredOptionSchema).default([]),
	/** Additive: the last day on which an order placed now leaves, by the option of `optionId`; null while it is not known. */
	dispatchBy: z.string().nullable().default(null),
	/** Additive: when an order placed now arrives: by the chosen option, else the earliest; null while it is not known. */
	promise: deliveryPromiseSchema.nullable().default(null),
	/** Additive: whether it leaves within 24-48 h, at any hour. */
	leavesWithin48h: z.boolean().default(true),
	/** Additive: a layer or pallet that could be filled up, and what delivery would cost then. */
	nextStep: z
		.object({
			productId: z.string(),
			unit: z.enum(["layer", "pallet"]),
			/** Full ones of the product, with those that are there. */
			count: z.number().int(),
			missingBoxes: z.number().int(),
			shippingCost: z.number(),
		})
		.nullable()
		.default(null),
});
export type ShippingQuoteResponse = z.infer<typeof shippingQuoteSchema>;

export const orderDataSchema = z.object(
	{
		email: emailText(REQUIRED_FIELDS_MESSAGE),
		firstName: requiredText(100),
		lastName: requiredText(100),
		phone: requiredText(30),
		address: deliveryAddressSchema,
		deliveryNotes: z.string().trim().max(1000, "Mille caractères au plus.").nullish(),
		as: buyerKind,
		/**
		 * Additive: the company that the invoice is written to; null for a private person. Of a member's company name and numbers are its own,
		 * whatever is sent.
		 */
		business: orderBusinessInputSchema.nullish(),
		/** Additive: how to deliver. */
		delivery: deliveryChoiceSchema.nullish(),
		items,
		/** Cents, as shown to the shopper: compared with the server's own figures. */
		total: cents.optional(),
		paymentAmount: cents.optional(),
		remainingAmount: cents.optional(),
	},
	REQUIRED_FIELDS_MESSAGE,
);
export type OrderData = z.output<typeof orderDataSchema>;

export const PAYMENT_TYPES = ["full", "deposit"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/**
 * Body of POST /payments/create-intent. `amount` in cents. `customerEmail` and `customerId` decide nothing: the
 * caller's account does. `checkoutId` (one per checkout) and `commercialCode` are additive. Source: spec §3.
 */
export const paymentIntentRequestSchema = z.object({
	amount: cents,
	currency: z.literal("eur", "La devise est eur."),
	customerEmail: z.string().max(254).nullish(),
	customerId: z.string().max(100).nullish(),
	paymentType: z.enum(PAYMENT_TYPES, "Le mode de paiement est full ou deposit."),
	depositPercentage: z.number("Un pourcentage est attendu.").nullish(),
	checkoutId: z.uuid("Un UUID est attendu.").optional(),
	commercialCode: z.string().max(64).nullish(),
	/** Additive. */
	promotionCode: promotionCode.nullish(),
	orderData: orderDataSchema,
});
export type PaymentIntentRequest = z.input<typeof paymentIntentRequestSchema>;

/** State of a payment intent, whatever the provider calls it: waits for a card, for its holder, for a bank; ended, paid. */
export const INTENT_STATUSES = [
	"requires_payment_method",
	"requires_action",
	"processing",
	"canceled",
	"succeeded",
] as const;
export type IntentStatus = (typeof INTENT_STATUSES)[number];

/** Payment status of the caller's order; amounts in cents. Source: spec §3 "Payment status response". */
export const paymentStatusResponseSchema = z.object({
	orderNumber: z.string(),
	paymentType: z.enum(PAYMENT_TYPES),
	paymentAmount: z.number().int(),
	remainingAmount: z.number().int(),
	depositPercentage: z.number().nullable(),
	/** Additive: the derived payment status, so that the success page never says paid when it does not know. */
	paymentStatus: z.enum(PAYMENT_STATUSES),
	/**
	 * Additive: state of this intent at the provider; null when it is unavailable. "canceled" also
	 * for one that the provider does not know (any more).
	 */
	intentStatus: z.enum(INTENT_STATUSES).nullish(),
	/** Additive: why the last try failed, in the provider's words ("insufficient_funds"); null when none did. */
	declineCode: z.string().nullish(),
});
export type PaymentStatusResponse = z.infer<typeof paymentStatusResponseSchema>;

/** Response of create-intent. `provider` determines the card form. Source: spec §3 "Payment intent response". */
export const paymentIntentResponseSchema = z.object({
	clientSecret: z.string(),
	orderNumber: z.string(),
	paymentType: z.enum(PAYMENT_TYPES),
	paymentAmount: z.number().int(),
	remainingAmount: z.number().int(),
	depositPercentage: z.number().nullable(),
	provider: z.enum(PAYMENT_PROVIDERS),
	/** The intent id, also the prefix of the secret: what the return URL calls payment_intent. */
	paymentIntentId: z.string(),
	/** Additive: when the order arrives, as long as that is promised. */
	promise: deliveryPromiseSchema.nullable().default(null),
});
export type PaymentIntentResponse = z.infer<typeof paymentIntentResponseSchema>;

/** Test cards of the demo provider: number -> outcome. Expiry any future month, CVC any three digits. */
export const DEMO_CARDS = {
	"4242424242424242": "success",
	"4000000000000002": "declined",
	"4000000000009995": "insufficient_funds",
	"4000002760003184": "requires_action",
} as const;
export type DemoCardOutcome = (typeof DEMO_CARDS)[keyof typeof DEMO_CARDS];

/** Body of POST /payments/demo/confirm, which exists in demo mode only. `authenticated` answers the 3-D Secure question. */
export const demoConfirmSchema = z.object({
	clientSecret: z.string().min(1).max(200),
	card: z
		.object({
			number: z.string().transform((value) => value.replace(/\s/g, "")),
			expMonth: z.number().int().min(1).max(12),
			expYear: z.number().int(),
			cvc: z.string().regex(/^\d{3}$/, "Le cryptogramme compte trois chiffres."),
		})
		.optional(),
	authenticated: z.boolean().optional(),
});
export type DemoConfirmRequest = z.input<typeof demoConfirmSchema>;
/** `requires_action` asks for the simulated 3-D Secure step; `error` is the provider's message to show. */
export const demoConfirmResponseSchema = z.object({
	status: z.enum(["succeeded", "requires_action", "requires_payment_method"]),
	error: z.string().optional(),
});
export type DemoConfirmResponse = z.infer<typeof demoConfirmResponseSchema>;

/** Body of POST /payments/webhook: an event in the provider's form, of which the shop reads this. */
export const paymentEventSchema = z.object({
	id: z.string().min(1).max(255),
	object: z.literal("event"),
	type: z.string().min(1).max(255),
	data: z.object({
		object: z.object({ id: z.string(), object: z.string(), payment_intent: z.string().nullish() }),
	}),
});
/** Response of POST /payments/webhook: the event is stored, whatever its result. */
export const eventReceivedSchema = z.object({ received: z.literal(true) });

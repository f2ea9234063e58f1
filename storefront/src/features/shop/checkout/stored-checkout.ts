import { PAYMENT_TYPES, paymentIntentResponseSchema } from "@confiserie/domain/contract/payment";
import { z } from "zod";
import { BUYERS, NO_COMPANY } from "@/features/account/company";
import { readValue, removeItem, writeItem } from "@/lib/safe-storage";
import { randomUuid } from "@/lib/uuid";

const KEY = "checkout";

const companySchema = z.object({
	company: z.string(),
	registration: z.string(),
	vatNumber: z.string(),
	street: z.string(),
	postalCode: z.string(),
	city: z.string(),
	country: z.string(),
	purchaseOrder: z.string(),
	costCentre: z.string().default(""),
});

const storedCheckoutSchema = z.object({
	/** Whose checkout it is: another person logging in at the same screen must not see this one's address. */
	userId: z.string(),
	/** One per checkout: whatever is sent again under it updates the same order. */
	checkoutId: z.uuid(),
	form: z
		.object({
			email: z.string(),
			firstName: z.string(),
			lastName: z.string(),
			phone: z.string(),
			address: z.object({ street: z.string(), city: z.string(), postalCode: z.string(), country: z.string() }),
			deliveryNotes: z.string(),
			buyer: z.enum(BUYERS).default("account"),
			company: companySchema.default(NO_COMPANY),
		})
		.nullable(),
	/** A create-intent request with an unknown result: a retry of the same request uses the same key. */
	attempt: z.object({ key: z.string(), body: z.string() }).nullable(),
	/** How the order is to be paid; the intent in hand may not know of it yet. */
	payment: z
		.object({ paymentType: z.enum(PAYMENT_TYPES), depositPercentage: z.number().nullable() })
		.default({ paymentType: "full", depositPercentage: null }),
	commercialCode: z.string().default(""),
	/** How it is to be delivered; without an option the cheapest way. */
	delivery: z
		.object({ optionId: z.string().optional(), surchargeIds: z.array(z.string()), day: z.string().nullable() })
		.default({ surchargeIds: [], day: null }),
	/** The intent in hand, with the items, what step 1 said, and the code that it was made for. */
	intent: paymentIntentResponseSchema
		.extend({ items: z.string(), information: z.string().default(""), promotionCode: z.string().default("") })
		.nullable(),
});
export type StoredCheckout = z.infer<typeof storedCheckoutSchema>;
export type StoredIntent = NonNullable<StoredCheckout["intent"]>;

/** The checkout under way in this tab, or a new one when there is none, it is unreadable, or it belongs to another user. */
export function readCheckout(userId: string): StoredCheckout {
	const stored = storedCheckoutSchema.safeParse(readValue("session", KEY));
	return stored.success && stored.data.userId === userId ? stored.data : newCheckout(userId);
}

const newCheckout = (userId: string): StoredCheckout =>
	storedCheckoutSchema.parse({ userId, checkoutId: randomUuid(), form: null, attempt: null, intent: null });

const informationSchema = storedCheckoutSchema.pick({ form: true, delivery: true });
/** Form and delivery of step 1, as one text. Parsed, since the form sets its keys in another order than a reload. */
export const informationOf = (checkout: z.infer<typeof informationSchema>): string =>
	JSON.stringify(informationSchema.parse(checkout));

/** True when the intent in hand asks for what the shopper has typed or chosen, and no request is out that could change it. */
export function isSettled(checkout: StoredCheckout, promotionCode: string): boolean {
	const { attempt, intent, payment } = checkout;
	if (attempt !== null || intent?.promotionCode !== promotionCode) return false;
	if (intent.information !== informationOf(checkout)) return false;
	return intent.paymentType === payment.paymentType && intent.depositPercentage === payment.depositPercentage;
}

export function writeCheckout(checkout: StoredCheckout): void {
	writeItem("session", KEY, JSON.stringify(checkout));
}

export function forgetCheckout(): void {
	removeItem("session", KEY);
}

import { z } from "zod";
import { COMPANY_ROLE_NAMES } from "../company/roles";
import { avoidedAllergensSchema } from "./avoided-allergens";
import { accountBasketSchema } from "./baskets";
import { businessSchema } from "./business-answer";
import { DEPOSIT_PERMISSIONS } from "./commercial-codes";
import { searched, whole } from "./query-values";

const place = { street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() };

/**
 * Response of GET /auth/data: everything that the shop knows of the caller, in a form that programs read (RGPD art. 15 and 20).
 * Amounts in EUR, times in ISO 8601, latest first. Ours.
 */
export const personalDataSchema = z.object({
	exportedAt: z.string(),
	account: z.object({
		id: z.string(),
		email: z.string(),
		firstName: z.string(),
		lastName: z.string(),
		phoneNumber: z.string(),
		createdAt: z.string(),
		/** Null before the first sign-in. */
		signedInAt: z.string().nullable(),
	}),
	business: businessSchema.nullable(),
	addresses: z.array(z.object({ ...place, additionalInfo: z.string(), isDefault: z.boolean() })),
	orders: z.array(
		z.object({
			orderNumber: z.string(),
			placedAt: z.string(),
			status: z.string(),
			total: z.number(),
			paid: z.number(),
			/** What can still be paid of it. */
			balance: z.number(),
			email: z.string(),
			name: z.string(),
			phone: z.string(),
			...place,
			notes: z.string(),
			lines: z.array(
				z.object({
					name: z.string(),
					boxes: z.number().int(),
					total: z.number(),
					/** Numbers of the lots received. */
					lots: z.array(z.string()),
				}),
			),
		}),
	),
	documents: z.array(z.object({ number: z.string(), orderNumber: z.string(), issuedOn: z.string() })),
	quotes: z.array(
		z.object({
			number: z.string(),
			issuedOn: z.string(),
			validUntil: z.string(),
			total: z.number(),
			buyer: z.string(),
			note: z.string(),
		}),
	),
	/** Quotes that were asked for. */
	quoteInquiries: z.array(
		z.object({ askedAt: z.string(), lines: z.array(z.string()), message: z.string(), reason: z.string() }),
	),
	withdrawals: z.array(z.object({ orderNumber: z.string(), declaredAt: z.string(), name: z.string() })),
	claims: z.array(
		z.object({
			number: z.string(),
			orderNumber: z.string(),
			submittedAt: z.string(),
			kind: z.string(),
			/** What the customer and the shop wrote, oldest first, and how it ended. */
			words: z.array(z.string()),
		}),
	),
	reviews: z.array(
		z.object({
			writtenAt: z.string(),
			productName: z.string(),
			rating: z.number().int(),
			title: z.string(),
			text: z.string(),
			state: z.string(),
		}),
	),
	/** Cart and favourites by product id, as the account's devices last agreed. */
	basket: accountBasketSchema.pick({ cart: true, favourites: true }),
	/** Additive: allergens that the customer had the shop remember; null for none. */
	avoidedAllergens: avoidedAllergensSchema.extend({ consentedAt: z.string() }).nullable().default(null),
	lists: z.array(
		z.object({
			name: z.string(),
			updatedAt: z.string(),
			remindOn: z.string().nullable(),
			items: z.array(z.object({ name: z.string(), boxes: z.number().int() })),
		}),
	),
	/** The company that the account is a member of, its sites that name them, and the orders that they had approved, or decided; null for none. */
	company: z
		.object({
			id: z.string(),
			name: z.string(),
			role: z.enum(COMPANY_ROLE_NAMES),
			/** In EUR a calendar month; null for no limit. */
			monthlyLimit: z.number().nullable(),
			joinedAt: z.string(),
			approvals: z.array(
				z.object({
					orderNumber: z.string(),
					requestedAt: z.string(),
					decidedAt: z.string().nullable(),
					/** Additive: of a refusal. */
					reason: z.string().default(""),
				}),
			),
			/** Additive. */
			sites: z.array(z.object({ name: z.string(), contactName: z.string(), phone: z.string() })).default([]),
		})
		.nullable(),
	/** Products that the account's address waits for, or was notified of. */
	stockAlerts: z.array(
		z.object({
			productName: z.string(),
			askedAt: z.string(),
			notifiedAt: z.string().nullable(),
			consentVersion: z.number().int(),
		}),
	),
	/** Null for a customer who has not asked for the newsletter; `confirmedAt` null until the mailed link was followed. */
	newsletter: z
		.object({ askedAt: z.string(), confirmedAt: z.string().nullable(), consentVersion: z.number().int() })
		.nullable(),
	messages: z.array(z.object({ sentAt: z.string(), subject: z.string(), message: z.string() })),
	/** Which mails went to the account's address, by their kind. */
	mails: z.array(z.object({ askedAt: z.string(), kind: z.string() })),
	commercialCodes: z.array(z.object({ issuedAt: z.string(), revokedAt: z.string().nullable() })),
	depositPermission: z.enum(DEPOSIT_PERMISSIONS),
	/** What the staff notes of the customer. */
	note: z.string(),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** Response of GET /admin/customers/:id: without what may tell of the customer's health. */
export const customerDetailSchema = personalDataSchema
	.omit({ avoidedAllergens: true })
	.extend({ isAdministrator: z.boolean() });
export type CustomerDetail = z.infer<typeof customerDetailSchema>;

/** Body and answer of PUT /admin/customers/:id/note; empty for none. */
export const customerNoteSchema = z.object({ note: z.string().trim().max(2000, "2000 caractères au plus.") });

/** How a list of customers is ordered. */
export const CUSTOMER_SORTS = ["name", "newest"] as const;
export const CUSTOMERS_PAGE_SIZE = 20;

/** Query of GET /admin/customers: a part of a name, an e-mail or a phone number; everybody without one. */
export const customerQuerySchema = z.object({
	query: searched,
	sort: z.enum(CUSTOMER_SORTS, "Valeurs possibles\u00a0: name ou newest.").default("name"),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(10),
});
export type CustomerQuery = z.output<typeof customerQuerySchema>;

import { z } from "zod";
import { CODE_PATTERN, COMMERCIAL_CODE_PATTERN, normaliseCode, TARGET_TIERS } from "../promotions/promotion";
import { PROMOTION_STATES } from "../promotions/promotion-state";
import { oneLine } from "../text";
import { instant } from "./instant";
import { operation } from "./operation";
import { pageOf } from "./page";
import { cents, paymentItemSchema, piecesPerBox } from "./payment";
import { whole } from "./query-values";

const NAME_MESSAGE = "Saisissez un nom.";
const PERCENT_MESSAGE = "Un pourcentage de 0,01 à 100 est attendu.";
const COUNT_MESSAGE = "Un nombre entier à partir de 1 est attendu.";
const count = z.number(COUNT_MESSAGE).int(COUNT_MESSAGE).min(1, COUNT_MESSAGE).max(1_000_000, COUNT_MESSAGE);
const AMOUNT_MESSAGE = "Un montant à partir de 0,01 € est attendu.";
const amount = z.number(AMOUNT_MESSAGE).int(AMOUNT_MESSAGE).min(1, AMOUNT_MESSAGE).max(99_999_999, AMOUNT_MESSAGE);
const ids = z.array(z.string().min(1).max(100)).max(200, "200 choix au plus.");

/** Benefit of a promotion; cents include VAT. */
const benefitSchema = z.discriminatedUnion("kind", [
	z.object({
		kind: z.literal("percentage"),
		percent: z
			.number(PERCENT_MESSAGE)
			.min(0.01, PERCENT_MESSAGE)
			.max(100, PERCENT_MESSAGE)
			.multipleOf(0.01, PERCENT_MESSAGE),
	}),
	z.object({ kind: z.literal("amount"), cents: amount, per: z.enum(["box", "order"]) }),
	z.object({
		kind: z.literal("free_shipping"),
		optionIds: ids.default([]).describe("Modes de livraison offerts, tous s'il n'y en a aucun"),
		zoneIds: ids.default([]).describe("Zones de livraison, toutes s'il n'y en a aucune"),
		maximumCents: amount.nullable().default(null).describe("Le plus qui est offert"),
	}),
	z.object({ kind: z.literal("buy_get"), buyBoxes: count, freeBoxes: count }),
]);

const terms = {
	name: z.string(NAME_MESSAGE).overwrite(oneLine).min(1, NAME_MESSAGE).max(80, "80 caractères au plus."),
	isAutomatic: z.boolean().describe("S'applique sans code"),
	isCombinable: z.boolean().describe("S'ajoute aux autres promotions cumulables"),
	benefit: benefitSchema,
	target: z.object({
		productIds: ids,
		categoryIds: ids,
		tagIds: ids,
		tier: z.enum(TARGET_TIERS).nullable().describe("Lignes qui atteignent ce tarif"),
	}),
	audience: z.object({ isFirstOrder: z.boolean(), groupIds: ids }),
	minimumBoxes: count.nullable(),
	minimumCents: amount.nullable(),
	startsAt: instant().nullable(),
	endsAt: instant().nullable(),
	limit: count.nullable(),
	limitPerCustomer: count.nullable(),
};

/** Body of POST and PUT /admin/promotions. The code of an automatic promotion may stay empty: it is never typed. */
export const promotionInputSchema = z
	.object({ ...terms, code: z.string("Saisissez un code.").max(64, "64 caractères au plus.").transform(normaliseCode) })
	.superRefine(({ code, isAutomatic, startsAt, endsAt }, context) => {
		const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		if (!isAutomatic && !CODE_PATTERN.test(code))
			refuse("code", "Un code compte 3 à 32 lettres sans accent, chiffres ou tirets.");
		if (COMMERCIAL_CODE_PATTERN.test(code))
			refuse("code", "Ce code a la forme d'un code commercial\u00a0: choisissez-en un autre.");
		if (startsAt && endsAt && new Date(endsAt) <= new Date(startsAt)) refuse("endsAt", "La fin vient après le début.");
	});
export type PromotionInput = z.output<typeof promotionInputSchema>;
export type PromotionBody = z.input<typeof promotionInputSchema>;

/** Body of PUT /admin/promotions/{id}: with the version that was read. */
export const changePromotionSchema = promotionInputSchema.safeExtend({ version: z.string() });

/** A promotion with how it fares. */
export const promotionSchema = z.object({
	id: z.string(),
	...terms,
	name: z.string(),
	code: z.string(),
	state: z.enum(PROMOTION_STATES),
	version: z.string(),
	/** Orders that use it and are not cancelled; of those that are paid or accepted, what they came to and what it took off. */
	uses: z.number().int(),
	orders: z.number().int(),
	revenueCents: z.number().int(),
	costCents: z.number().int(),
});
export type PromotionAnswer = z.infer<typeof promotionSchema>;

export const promotionPageSchema = pageOf(promotionSchema);
export type PromotionPage = z.infer<typeof promotionPageSchema>;

/** Query of GET /admin/promotions: a part of code or name, page from 0. */
export const promotionQuerySchema = z.object({
	query: z.string().trim().max(80, "80 caractères au plus.").default(""),
	page: whole(0, 100_000).default(0),
	size: whole(1, 100).default(20),
});

export const promotionStateSchema = z.object({
	state: z.enum(["PAUSED", "ACTIVE"], "Valeurs possibles : PAUSED ou ACTIVE."),
});

const choice = z.object({ id: z.string(), name: z.string() });
/** Choices that a promotion can be limited to. */
export const promotionChoicesSchema = z.object({
	categories: z.array(choice),
	tags: z.array(choice),
	groups: z.array(choice),
	options: z.array(choice).default([]),
	zones: z.array(choice).default([]),
});
export type PromotionChoices = z.infer<typeof promotionChoicesSchema>;

/** Body of POST /admin/promotions/preview: a promotion, stored or not, and a cart in boxes. */
export const promotionPreviewRequestSchema = z.object({
	promotion: promotionInputSchema,
	items: z.array(paymentItemSchema).min(1, "Ajoutez un article.").max(50, "50 articles au plus."),
});

/** Prices of that cart under the promotion alone, for a buyer that it is meant for; cents incl. VAT. */
export const promotionPreviewSchema = z.object({
	lines: z.array(
		z.object({
			productId: z.string(),
			productName: z.string(),
			boxes: z.number().int(),
			piecesPerBox,
			listUnitPriceCents: cents,
			unitPriceCents: cents,
		}),
	),
	discountCents: cents,
	shippingCents: cents,
	totalCents: cents,
	refusal: z.string().nullable(),
});
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>;

export const listPromotions = operation("GET /api/admin/promotions", {
	access: { staff: "orders.read" },
	query: promotionQuerySchema,
	answer: { 200: promotionPageSchema },
});

export const createPromotion = operation("POST /api/admin/promotions", {
	access: { staff: "promotions.change" },
	body: promotionInputSchema,
	answer: { 201: promotionSchema },
	errors: ["PROMOTION_CODE_TAKEN"],
});

export const listPromotionChoices = operation("GET /api/admin/promotions/choices", {
	access: { staff: "orders.read" },
	answer: { 200: promotionChoicesSchema },
});

export const previewPromotion = operation("POST /api/admin/promotions/preview", {
	access: { staff: "orders.read" },
	body: promotionPreviewRequestSchema,
	answer: { 200: promotionPreviewSchema },
	errors: ["PRODUCT_UNAVAILABLE", "INVALID_QUANTITY", "NO_DELIVERY_OPTION", "CHANNEL_CLOSED"],
});

export const readPromotion = operation("GET /api/admin/promotions/:id", {
	access: { staff: "orders.read" },
	answer: { 200: promotionSchema },
	errors: ["PROMOTION_NOT_FOUND"],
});

export const changePromotion = operation("PUT /api/admin/promotions/:id", {
	access: { staff: "promotions.change" },
	body: changePromotionSchema,
	answer: { 200: promotionSchema },
	errors: ["PROMOTION_NOT_FOUND", "PROMOTION_CHANGED", "PROMOTION_CODE_TAKEN"],
});

export const removePromotion = operation("DELETE /api/admin/promotions/:id", {
	access: { staff: "promotions.change" },
	answer: { 204: "nothing" },
	errors: ["PROMOTION_NOT_FOUND", "PROMOTION_IN_ORDERS"],
});

export const pausePromotion = operation("PUT /api/admin/promotions/:id/state", {
	access: { staff: "promotions.change" },
	body: promotionStateSchema,
	answer: { 200: promotionSchema },
	errors: ["PROMOTION_NOT_FOUND"],
});

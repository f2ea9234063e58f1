import { z } from "zod";
import { oneLine } from "../text";
import { WITHDRAWAL_RIGHT_CODES } from "../withdrawal/right-codes";
import { emailText } from "./email-text";
import { operation } from "./operation";
import { boxCount, MAXIMUM_LINES, piecesPerBox } from "./payment";
import { flag, whole } from "./query-values";
import { OF_MONEY } from "./refusals";

const NUMBER = "Saisissez le numéro de la commande, par exemple CMD-7K3M-9QX2.";
const NAME = "Saisissez vos prénom et nom.";
const LINES = "Choisissez au moins un article.";
const REASON = "Dites pourquoi, en quelques mots : la personne le lira.";

/** Body of POST /withdrawals/order: which order, by its number and its e-mail. */
export const withdrawalLookupSchema = z.object({
	orderNumber: z.string(NUMBER).trim().min(1, NUMBER).max(40, NUMBER),
	email: emailText("Saisissez l'adresse e-mail de la commande."),
});
export type WithdrawalLookup = z.input<typeof withdrawalLookupSchema>;

/** Response: what can be withdrawn of it. Nothing of the person, whom number and e-mail alone do not prove. */
export const withdrawableOrderSchema = z.object({
	orderNumber: z.string(),
	/** Last day of the period, ISO day of Paris; null before the delivery. */
	lastDay: z.string().nullable(),
	/** The period is over: a late declaration is stored all the same, and staff decides on it. */
	isLate: z.boolean(),
	lines: z.array(
		z.object({
			lineId: z.string(),
			productName: z.string(),
			piecesPerBox,
			right: z.enum(WITHDRAWAL_RIGHT_CODES),
			/** Boxes that can still be withdrawn, and all that were bought. */
			openBoxes: z.number().int(),
			boxes: z.number().int(),
		}),
	),
});
export type WithdrawableOrder = z.infer<typeof withdrawableOrderSchema>;

/** Body of POST /withdrawals: the declaration, confirmed. `requestId` makes a repetition harmless. */
export const withdrawalSchema = withdrawalLookupSchema.extend({
	requestId: z.uuid("Un UUID est attendu."),
	/** Who declares it, in one line. */
	name: z.string(NAME).overwrite(oneLine).min(1, NAME).max(200, "200 caractères au plus."),
	lines: z
		.array(z.object({ lineId: z.string().max(100), boxes: boxCount }), LINES)
		.min(1, LINES)
		.max(MAXIMUM_LINES, "200 lignes au plus."),
});
export type Withdrawal = z.output<typeof withdrawalSchema>;

/** Response, 201: the declaration is stored, and its acknowledgement is on its way to the order's e-mail. */
export const withdrawalReceiptSchema = z.object({
	id: z.string(),
	orderNumber: z.string(),
	submittedAt: z.string().describe("ISO 8601"),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

export const WITHDRAWAL_STATES = ["OPEN", "ACCEPTED", "REFUSED"] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** A declaration as the admin reads it; amounts in cents. */
export const adminWithdrawalSchema = z.object({
	id: z.string(),
	orderId: z.string(),
	orderNumber: z.string(),
	name: z.string(),
	email: z.string(),
	submittedAt: z.string().describe("ISO 8601"),
	deliveredAt: z.string().nullable(),
	lastDay: z.string().nullable(),
	isLate: z.boolean(),
	/** The order is a company's, whom the law gives no such right. */
	isBusiness: z.boolean(),
	lines: z.array(
		z.object({ productName: z.string(), right: z.enum(WITHDRAWAL_RIGHT_CODES), boxes: z.number().int(), piecesPerBox }),
	),
	/** What is due by the rule: it lowers what is still to be paid first, the rest is given back of the order's money. */
	dueCents: z.number().int(),
	/** Additive: what is still to be paid of the order. */
	balanceCents: z.number().int(),
	/** What can still be given back of the order's money. */
	refundableCents: z.number().int(),
	/** Additive: what it took off what was still to be paid; 0 while it waits. */
	offBalanceCents: z.number().int(),
	state: z.enum(WITHDRAWAL_STATES),
	decidedAt: z.string().nullable(),
	/** Why it was refused; null otherwise. */
	reason: z.string().nullable(),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawalSchema>;

/** Query of GET /admin/withdrawals: open ones oldest first, or with `decided` the latest that were decided. */
export const withdrawalQuerySchema = z.object({ decided: flag.optional(), page: whole(0, 100_000).default(0) });
export const withdrawalPageSchema = z.object({ content: z.array(adminWithdrawalSchema), last: z.boolean() });
export type WithdrawalPage = z.infer<typeof withdrawalPageSchema>;

const AMOUNT = "Saisissez un montant, par exemple 12,50.";

/**
 * Body of POST /admin/withdrawals/{id}/decision: accepted with what it is worth, 0 for nothing, or refused with
 * a reason. The worth lowers what is still to be paid first, the rest is given back.
 */
export const withdrawalDecisionSchema = z.discriminatedUnion("decision", [
	z.object({ decision: z.literal("ACCEPT"), amount: z.number(AMOUNT).int(AMOUNT).min(0, AMOUNT).max(1_000_000_000) }),
	z.object({
		decision: z.literal("REFUSE"),
		reason: z.string(REASON).trim().min(3, REASON).max(1000, "1 000 caractères au plus."),
	}),
]);
export type WithdrawalDecision = z.infer<typeof withdrawalDecisionSchema>;

export const readWithdrawableOrder = operation("POST /api/withdrawals/order", {
	access: "public",
	body: withdrawalLookupSchema,
	answer: { 200: withdrawableOrderSchema },
	errors: ["ORDER_NOT_FOUND", "WITHDRAWAL_CLOSED"],
	tries: ["order-number"],
});

export const declareWithdrawal = operation("POST /api/withdrawals", {
	access: "public",
	body: withdrawalSchema,
	answer: { 201: withdrawalReceiptSchema },
	errors: ["ORDER_NOT_FOUND", "WITHDRAWAL_CLOSED", "IDEMPOTENCY_CONFLICT"],
	tries: ["order-number"],
});

export const listWithdrawals = operation("GET /api/admin/withdrawals", {
	access: { staff: "orders.read" },
	query: withdrawalQuerySchema,
	answer: { 200: withdrawalPageSchema },
});

export const decideWithdrawal = operation("POST /api/admin/withdrawals/:id/decision", {
	access: { staff: "money.change" },
	body: withdrawalDecisionSchema,
	answer: { 200: adminWithdrawalSchema },
	errors: ["WITHDRAWAL_NOT_FOUND", "WITHDRAWAL_DECIDED", "REFUND_EXCEEDED", ...OF_MONEY],
});

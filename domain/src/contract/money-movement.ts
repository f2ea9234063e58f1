import { z } from "zod";
import { PAYMENT_METHODS } from "../payments/payment-provider";
import { isInOrder } from "../period";
import { NOT_IN_ORDER, periodFields } from "./period";
import { whole } from "./query-values";

/**
 * What a movement is, in the words of the list, and which way the money went. SURPLUS came although nothing was due, CAPTURE_RETURN
 * corrects a payment that was recorded by mistake or came twice;
 * what is RETURNED or REFUSED is a return that the bank would not take, so that the money is with the shop again.
 */
export const MOVEMENT_KINDS = {
	CAPTURE: { label: "Encaissement", sign: 1 },
	REFUND: { label: "Remboursement", sign: -1 },
	REFUND_RETURNED: { label: "Remboursement refusé par la banque", sign: 1 },
	CAPTURE_RETURN: { label: "Paiement rectifié", sign: -1 },
	CAPTURE_RETURN_REFUSED: { label: "Paiement rectifié, refusé par la banque", sign: 1 },
	SURPLUS: { label: "Trop-perçu", sign: 1 },
	SURPLUS_RETURN: { label: "Trop-perçu rendu", sign: -1 },
	SURPLUS_RETURN_REFUSED: { label: "Trop-perçu refusé par la banque", sign: 1 },
} as const;
export type MovementKind = keyof typeof MOVEMENT_KINDS;
const KINDS = Object.keys(MOVEMENT_KINDS) as [MovementKind, ...MovementKind[]];

/** Movements of money a page. */
export const MOVEMENTS_PAGE_SIZE = 50;

/** One movement of the payment ledger. `amount` in cents, below zero where money left the shop. */
export const moneyMovementSchema = z.object({
	id: z.string(),
	kind: z.enum(KINDS),
	method: z.enum(PAYMENT_METHODS),
	amount: z.number().int(),
	/** ISO 8601. */
	at: z.string(),
	orderNumber: z.string(),
	customerEmail: z.string(),
});
export type MoneyMovement = z.infer<typeof moneyMovementSchema>;

/** Response of GET /admin/payments, latest first. `received` and `givenBack` in cents, of all that fit, neither below zero. */
export const moneyMovementPageSchema = z.object({
	content: z.array(moneyMovementSchema),
	totalElements: z.number().int(),
	last: z.boolean(),
	received: z.number().int(),
	givenBack: z.number().int(),
});
export type MoneyMovementPage = z.infer<typeof moneyMovementPageSchema>;

/** Query of GET /admin/payments: a part of an order's number or of an e-mail, which way, how, and a period. */
export const moneyMovementQuerySchema = z
	.object({
		page: whole(0, 100_000).default(0),
		size: whole(1, 100).default(MOVEMENTS_PAGE_SIZE),
		query: z.string().trim().max(200, "200 caractères au plus.").optional(),
		direction: z.enum(["in", "out"], "Valeurs possibles : in, out.").optional(),
		method: z.enum(PAYMENT_METHODS, `Valeurs possibles : ${PAYMENT_METHODS.join(", ")}.`).optional(),
		...periodFields,
	})
	.refine(isInOrder, NOT_IN_ORDER);
export type MoneyMovementQuery = z.output<typeof moneyMovementQuerySchema>;

import { randomBytes } from "node:crypto";
import type { DemoConfirmResponse, demoConfirmSchema } from "@confiserie/domain/contract/payment";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one } from "../../../../lib/database/sql";
import { ApiFailure } from "../../../foundations/failures";
import { type OrderContext, PAID_BY } from "../../orders";
import { signPayload } from "../gateway/signature";
import { type Authorisation, authorise } from "./cards";
import { readIntent, type StoredIntent, saveIntent } from "./intent-store";

export interface DemoConfirmInput {
	/** The payer: the order's customer or a manager of its company, or the holder of a link to pay this very order. */
	payer: { customerId: string } | { orderId: string };
	request: z.output<typeof demoConfirmSchema>;
	/** Secret that signs the events which this provider sends to the shop. */
	webhookSecret: string;
	/** The shop's own endpoint for events. */
	deliver: (payload: string, signature: string) => Promise<void>;
}

/**
 * The card step of the demo provider: what Stripe does between the browser and its servers. Outcome first in the
 * provider's books, then a signed event to the inbox, as from outside. Repeating a confirmed payment changes nothing.
 * @throws ApiFailure PAYMENT_NOT_FOUND (not this payer's payment), VALIDATION (not a test card, expired)
 */
export async function confirmDemoPayment(context: OrderContext, input: DemoConfirmInput): Promise<DemoConfirmResponse> {
	const { request, payer } = input;
	const intentId = request.clientSecret.split("_secret_")[0] ?? "";
	const own = await one(
		context.pool,
		`select 1 as own from payment_attempt join order_book on order_book.id = payment_attempt.order_id
			where payment_attempt.intent_id = ? and ${"customerId" in payer ? PAID_BY : "order_book.id = ?"}`,
		[intentId, ...("customerId" in payer ? [payer.customerId, payer.customerId] : [payer.orderId])],
	);
	if (!own) throw new ApiFailure("PAYMENT_NOT_FOUND");
	const { answer, changed } = await inTransaction(context.writes, async (sql) => {
		const intent = await readIntent(sql, intentId, "for update");
		if (intent.client_secret !== request.clientSecret) throw new ApiFailure("PAYMENT_NOT_FOUND");
		if (intent.status === "succeeded") return { answer: { status: "succeeded" } as const, changed: undefined };
		if (intent.status === "canceled") return { answer: EXPIRED, changed: undefined };
		const outcome = authorise(request, intent.status === "requires_action", context.now());
		const changed = afterAuthorisation(intent, outcome);
		await saveIntent(sql, changed);
		return { answer: answerOf(outcome), changed };
	});
	if (changed) await sendEvent(context.now(), changed, input);
	return answer;
}

const EXPIRED: DemoConfirmResponse = {
	status: "requires_payment_method",
	error: "Ce paiement a expiré. Retournez au panier pour recommencer la commande.",
};

function afterAuthorisation(intent: StoredIntent, outcome: Authorisation): StoredIntent {
	if (outcome.status === "requires_payment_method")
		return { ...intent, status: outcome.status, last_payment_error: outcome.error };
	if (outcome.status === "succeeded")
		return {
			...intent,
			status: "succeeded",
			amount_received: intent.amount,
			latest_charge: `ch_demo_${randomBytes(12).toString("hex")}`,
			last_payment_error: null,
		};
	return { ...intent, status: outcome.status, last_payment_error: null };
}

function answerOf(outcome: Authorisation): DemoConfirmResponse {
	return outcome.status === "requires_payment_method"
		? { status: outcome.status, error: outcome.error.message }
		: { status: outcome.status };
}

const EVENT_TYPES = {
	succeeded: "payment_intent.succeeded",
	requires_action: "payment_intent.requires_action",
	requires_payment_method: "payment_intent.payment_failed",
} as const;

async function sendEvent(now: Date, intent: StoredIntent, { webhookSecret, deliver }: DemoConfirmInput): Promise<void> {
	const type = Object.entries(EVENT_TYPES).find(([status]) => status === intent.status)?.[1];
	const payload = JSON.stringify({
		id: generateEntityId(undefined, "evt"),
		object: "event",
		type,
		created: Math.floor(now.getTime() / 1000),
		livemode: false,
		data: { object: intent },
	});
	await deliver(payload, signPayload(payload, webhookSecret, now));
}

import { randomBytes } from "node:crypto";
import { INTENT_STATUSES } from "@confiserie/domain/contract/payment";
import { z } from "@medusajs/framework/zod";
import { one, type Sql } from "../../../../lib/database/sql";
import { GatewayRefusal, type Intent, type IntentRequest } from "../gateway/gateway";

/** The demo's payment intent, as stored. Amounts in cents. */
const storedIntentSchema = z.object({
	id: z.string(),
	object: z.literal("payment_intent"),
	amount: z.number().int(),
	amount_received: z.number().int(),
	currency: z.string(),
	status: z.enum(INTENT_STATUSES),
	client_secret: z.string(),
	latest_charge: z.string().nullable(),
	last_payment_error: z
		.object({ code: z.string(), decline_code: z.string().optional(), message: z.string() })
		.nullable(),
	metadata: z.record(z.string(), z.string()),
	created: z.number().int(),
	livemode: z.boolean(),
});
export type StoredIntent = z.output<typeof storedIntentSchema>;

export function intentFromStored(stored: StoredIntent): Intent {
	const error = stored.last_payment_error;
	return {
		id: stored.id,
		clientSecret: stored.client_secret,
		status: stored.status,
		amountCents: stored.amount,
		capturedCents: stored.amount_received,
		chargeId: stored.latest_charge,
		failure: error && { code: error.decline_code ?? error.code, message: error.message },
		attemptId: stored.metadata.attempt_id ?? null,
	};
}

/** A new intent. Its client secret is the id followed by an unguessable part. */
export function newIntent(request: IntentRequest, now: Date): StoredIntent {
	const id = `pi_demo_${randomBytes(12).toString("hex")}`;
	return {
		id,
		object: "payment_intent",
		amount: request.amountCents,
		amount_received: 0,
		currency: request.currency,
		status: "requires_payment_method",
		client_secret: `${id}_secret_${randomBytes(16).toString("hex")}`,
		latest_charge: null,
		last_payment_error: null,
		metadata: { attempt_id: request.attemptId, order_number: request.orderNumber },
		created: Math.floor(now.getTime() / 1000),
		livemode: false,
	};
}

/** Reads an intent, locking its row when asked to. Throws GatewayRefusal `not_found`. */
export async function readIntent(sql: Sql, intentId: string, locking: "for update" | "" = ""): Promise<StoredIntent> {
	const row = await one<{ wire: unknown }>(sql, `select wire from demo_payment_intent where id = ? ${locking}`, [
		intentId,
	]);
	if (!row) throw new GatewayRefusal("not_found", `No such payment intent: ${intentId}`);
	return storedIntentSchema.parse(row.wire);
}

export async function saveIntent(sql: Sql, intent: StoredIntent): Promise<void> {
	await sql.raw(
		`insert into demo_payment_intent (id, status, wire) values (?, ?, ?)
			on conflict (id) do update set status = excluded.status, wire = excluded.wire`,
		[intent.id, intent.status, JSON.stringify(intent)],
	);
}

import { randomBytes } from "node:crypto";
import { one, type Sql } from "../../../lib/database/sql";
import { GatewayRefusal, type IntentRequest } from "../gateway/gateway";
import { type IntentObject, intentObjectSchema } from "../gateway/wire";

/** A new intent in Stripe's format. Its client secret is the id followed by an unguessable part. */
export function newIntent(request: IntentRequest, now: Date): IntentObject {
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
export async function readIntent(sql: Sql, intentId: string, locking: "for update" | "" = ""): Promise<IntentObject> {
	const row = await one<{ wire: unknown }>(sql, `select wire from demo_payment_intent where id = ? ${locking}`, [
		intentId,
	]);
	if (!row) throw new GatewayRefusal("not_found", `No such payment intent: ${intentId}`);
	return intentObjectSchema.parse(row.wire);
}

export async function saveIntent(sql: Sql, intent: IntentObject): Promise<void> {
	await sql.raw(
		`insert into demo_payment_intent (id, status, wire) values (?, ?, ?)
			on conflict (id) do update set status = excluded.status, wire = excluded.wire`,
		[intent.id, intent.status, JSON.stringify(intent)],
	);
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, lock, one, oneNumber, rows } from "../../../../lib/database/sql";
import { requestHashOf } from "../../../../lib/request-hash";
import {
	GatewayRefusal,
	type Intent,
	type IntentRequest,
	type PaymentGateway,
	type RefundRequest,
	type RefundState,
	type Reversals,
} from "../gateway/gateway";
import { eventFromStripe } from "../stripe/wire";
import { intentFromStored, newIntent, readIntent, type StoredIntent, saveIntent } from "./intent-store";

/**
 * The demo provider: no account, no network, no money. It stores its records in its own tables, as a provider would,
 * in Stripe's wire format and with Stripe's semantics: keys replay their first response and refuse another content.
 */
export class DemoGateway implements PaymentGateway {
	readonly provider = "demo";
	readonly readEvent = eventFromStripe;

	constructor(
		private readonly pool: Knex,
		private readonly now: () => Date,
	) {}

	create(request: IntentRequest): Promise<Intent> {
		return inTransaction(this.pool, async (sql) => {
			const { answer, isReplay } = await once(sql, request.idempotencyKey, request, async () => {
				const intent = newIntent(request, this.now());
				await saveIntent(sql, intent);
				return intent;
			});
			return intentFromStored(isReplay ? await readIntent(sql, answer.id) : answer);
		});
	}

	update(intentId: string, amountCents: number): Promise<Intent> {
		return this.change(intentId, (intent) => {
			if (!OPEN_STATUSES.has(intent.status)) throw closed(intent);
			return { ...intent, amount: amountCents };
		});
	}

	async retrieve(intentId: string): Promise<Intent> {
		return intentFromStored(await readIntent(this.pool, intentId));
	}

	async openIntentsOf(attemptId: string): Promise<string[]> {
		const found = await rows<{ id: string }>(
			this.pool,
			"select id from demo_payment_intent where wire->'metadata'->>'attempt_id' = ? and status <> 'canceled'",
			[attemptId],
		);
		return found.map(({ id }) => id);
	}

	cancel(intentId: string): Promise<Intent> {
		return this.change(intentId, (intent) => {
			if (intent.status === "canceled") return intent;
			if (!OPEN_STATUSES.has(intent.status)) throw closed(intent);
			return { ...intent, status: "canceled" };
		});
	}

	refund(request: RefundRequest): Promise<{ reference: string; state: RefundState }> {
		return inTransaction(this.pool, async (sql) => {
			const intent = await readIntent(sql, request.intentId, "for update");
			const { answer: refund } = await once(sql, request.idempotencyKey, request, async () => {
				await refuseBeyondReceipts(sql, intent, request.amountCents);
				const id = generateEntityId(undefined, "re");
				const wire = {
					id,
					object: "refund",
					amount: request.amountCents,
					payment_intent: intent.id,
					status: "succeeded",
				};
				await sql.raw("insert into demo_refund (id, intent_id, amount_cents, wire) values (?, ?, ?, ?)", [
					id,
					intent.id,
					request.amountCents,
					JSON.stringify(wire),
				]);
				return wire;
			});
			return { reference: refund.id, state: "given" };
		});
	}

	/** The demo has no provider dashboard, and test cards have no disputes. */
	async reversals(intentId: string): Promise<Reversals> {
		const refunds = await rows<{ id: string; amountCents: number }>(
			this.pool,
			"select id, amount_cents from demo_refund where intent_id = ? order by id",
			[intentId],
		);
		return {
			refunds: refunds.map(({ id, amountCents }) => ({
				reference: id,
				amountCents,
				state: "given",
				idempotencyKey: null,
			})),
			disputes: [],
		};
	}

	/** This provider hands its events over in the same process: none is lost on the way. */
	async eventsSince(): Promise<object[]> {
		return [];
	}

	private change(intentId: string, apply: (intent: StoredIntent) => StoredIntent): Promise<Intent> {
		return inTransaction(this.pool, async (sql) => {
			const changed = apply(await readIntent(sql, intentId, "for update"));
			await saveIntent(sql, changed);
			return intentFromStored(changed);
		});
	}
}

const OPEN_STATUSES = new Set<StoredIntent["status"]>(["requires_payment_method", "requires_action"]);

const closed = (intent: StoredIntent) => new GatewayRefusal("intent_closed", `${intent.id} is ${intent.status}`);

/** Runs `work` once for a key; the same key and content returns the same again, another content is refused. */
async function once<Result extends object>(
	sql: Knex.Transaction,
	key: string,
	content: object,
	work: () => Promise<Result>,
): Promise<{ answer: Result; isReplay: boolean }> {
	await lock(sql, "demo-idempotency-key", key);
	const hash = requestHashOf(content);
	const known = await one<{ requestHash: string; answer: Result }>(
		sql,
		"select request_hash, answer from demo_idempotency_key where key = ?",
		[key],
	);
	if (known && known.requestHash !== hash)
		throw new GatewayRefusal("idempotency_conflict", `${key} was used for another request`);
	if (known) return { answer: known.answer, isReplay: true };
	const answer = await work();
	await sql.raw("insert into demo_idempotency_key (key, request_hash, answer) values (?, ?, ?)", [
		key,
		hash,
		JSON.stringify(answer),
	]);
	return { answer, isReplay: false };
}

async function refuseBeyondReceipts(sql: Knex.Transaction, intent: StoredIntent, amountCents: number): Promise<void> {
	const given = await oneNumber(
		sql,
		"select coalesce(sum(amount_cents), 0)::int from demo_refund where intent_id = ?",
		[intent.id],
	);
	if (given + amountCents > intent.amount_received)
		throw new GatewayRefusal("refund_refused", `${intent.id} received ${intent.amount_received} in all`);
}

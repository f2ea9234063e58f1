import { isGivenUp, nextTryAt, type PauseReason } from "@confiserie/domain/channels/webhook";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one, type Sql } from "../../../../lib/database/sql";
import type { Answer } from "./post";
import type { DeliveryRow, EndpointRow } from "./rows";

const GONE = 410;

/** Notes that a message arrived. A worker whose endpoint was taken over notes nothing. */
export function recordSuccess(
	pool: Knex,
	endpoint: EndpointRow,
	{ id, attempts }: DeliveryRow,
	{ status, excerpt }: Answer,
	now: Date,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		if (!(await isServedBy(sql, endpoint))) return;
		const answered = { response_status: status, response_excerpt: excerpt, error: null };
		await sql("webhook_delivery")
			.where({ id })
			.update({ ...answered, attempts: attempts + 1, done_at: now });
		await sql("webhook_endpoint").where({ id: endpoint.id }).update({ succeeded_at: now });
	});
}

/**
 * Records a failed attempt and the time of the next one. The endpoint is paused when its receiver answers 410, or when
 * this message was tried for three days: it waits then with all others.
 * @param answer or why there was none
 */
export function recordFailure(
	pool: Knex,
	endpoint: EndpointRow,
	{ id, attempts, firstFailedAt }: DeliveryRow,
	answer: Answer | string,
	now: Date,
): Promise<void> {
	return inTransaction(pool, async (sql) => {
		if (!(await isServedBy(sql, endpoint))) return;
		const { status, excerpt } = typeof answer === "string" ? { status: null, excerpt: null } : answer;
		await sql("webhook_delivery")
			.where({ id })
			.update({
				attempts: attempts + 1,
				first_failed_at: firstFailedAt ?? now,
				next_try_at: nextTryAt(attempts + 1, now),
				response_status: status,
				response_excerpt: excerpt,
				error: typeof answer === "string" ? answer.slice(0, 500) : `Réponse ${answer.status}.`,
			});
		await sql("webhook_endpoint").where({ id: endpoint.id }).update({ failed_at: now });
		if (status === GONE) await pause(sql, endpoint.id, "GONE", now);
		else if (isGivenUp(firstFailedAt ?? now, now)) await pause(sql, endpoint.id, "FAILING", now);
	});
}

/** Pauses the delivery to an endpoint; its messages are queued meanwhile. An endpoint already paused is unchanged. */
export async function pause(sql: Sql, id: string, reason: PauseReason, now: Date): Promise<void> {
	await sql("webhook_endpoint").where({ id, paused_because: null }).update({ paused_because: reason, paused_at: now });
}

/** Under a lock, so that a takeover waits for what is written. */
async function isServedBy(sql: Knex.Transaction, { id, leaseToken }: EndpointRow): Promise<boolean> {
	const found = await one(sql, "select 1 from webhook_endpoint where id = ? and lease_token = ? for no key update", [
		id,
		leaseToken,
	]);
	return found !== undefined;
}

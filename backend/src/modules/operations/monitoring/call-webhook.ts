import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import { LeasedQueue } from "../../../lib/leased-queue";
import { messageOf } from "../../../lib/message-of";

const TIMEOUT_MS = 10_000;

/** Notifications that the webhook has yet to receive; retried for about a day. */
const NOTICES = new LeasedQueue<{ body: string }>({
	table: "shop_alert_notice",
	columns: { due: "next_try_at", error: "error" },
	isOpen: "done_at is null and not given_up",
	orderBy: "next_try_at",
	done: (_notice, _host, now) => ({ done_at: now }),
	givenUp: { afterTries: 30, columns: { given_up: true } },
	leaseSeconds: 60,
	firstDelaySeconds: 30,
	batch: 1,
	drains: 1,
});

/** Calls the webhook with every notice that is due, in their order. */
export async function callWebhook(pool: Knex, url: string, logger: Pick<Logger, "warn">): Promise<void> {
	await NOTICES.drain(
		{ pool },
		{
			work: ({ body }) => post(url, body),
			failed: (_notice, error) => logger.warn(`The webhook of the alerts was not reached: ${messageOf(error)}`),
		},
	);
}

async function post(url: string, body: string): Promise<void> {
	const headers = { "content-type": "application/json" };
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "error" });
	// An unread body would hold the connection open.
	await response.body?.cancel();
	if (!response.ok) throw new Error(`It answered ${response.status}.`);
}

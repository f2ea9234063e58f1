import type { Logger } from "@medusajs/framework/types";
import { rows } from "../../../../lib/database/sql";
import { LeasedQueue } from "../../../../lib/leased-queue";
import { messageOf } from "../../../../lib/message-of";
import { bodyOf, type MessageSource } from "./message";
import { post, type Transport } from "./post";
import { recordFailure, recordSuccess } from "./record";
import type { DeliveryRow, EndpointRow } from "./rows";
import { signedHeaders } from "./sign";

/** What deliveries are made with. */
export interface Sender extends Transport, MessageSource {
	now: () => Date;
	logger: Pick<Logger, "warn">;
}

/** Messages to one endpoint that are under way at a time. */
const SIDE_BY_SIDE = 4;
/** So long one endpoint is served before the others have their turn. */
const SHIFT_MS = 20_000;
/** Failures in a row, of different subjects, that are the endpoint's and not a message's. */
const DOWN_AFTER = 3;

/** SQL: messages of an endpoint whose turn it is; one of a subject that waits holds back the later ones of that subject. */
const dueOf = (endpoint: string, now: string) => `select due.* from webhook_delivery due
	where due.endpoint_id = ${endpoint} and due.done_at is null and due.next_try_at <= ${now}
		and not exists (select 1 from webhook_delivery earlier where earlier.endpoint_id = due.endpoint_id
			and earlier.subject = due.subject and earlier.done_at is null and earlier.id < due.id)`;

/** One worker serves an endpoint at a time: a slow one delays itself alone. (ADR 27) */
const ENDPOINTS = new LeasedQueue<EndpointRow>({
	table: "webhook_endpoint",
	columns: { due: "free_at", error: "error" },
	isOpen: `paused_because is null and exists (${dueOf("webhook_endpoint.id", "clock.now")})`,
	orderBy: "free_at",
	done: (_endpoint, _host, now) => ({ attempts: 0, free_at: now }),
	leaseSeconds: 30,
	firstDelaySeconds: 5,
	longestDelaySeconds: 300,
	batch: 4,
	drains: 4,
});

/** Sends every message that is due, each once its elder of the same subject has arrived. Returns how many endpoints were served. */
export function deliverWebhooks(sender: Sender): Promise<number> {
	return ENDPOINTS.drain(sender, {
		work: (endpoint) => serve(sender, endpoint),
		failed: ({ name }, error) => sender.logger.warn(`The webhook ${name} rests: ${messageOf(error)}`),
	});
}

async function serve(sender: Sender, endpoint: EndpointRow): Promise<void> {
	let failures = 0;
	for (const began = performance.now(); performance.now() - began < SHIFT_MS; ) {
		const due = await nextDue(sender, endpoint);
		if (due.length === 0) return;
		const arrived = await Promise.all(due.map((delivery) => attempt(sender, endpoint, delivery)));
		failures = arrived.includes(true) ? 0 : failures + arrived.length;
		if (failures >= DOWN_AFTER) throw new Error(`${failures} messages in a row did not arrive.`);
	}
}

/** Nothing once another worker has taken over, or the endpoint was paused. */
function nextDue({ pool, now }: Sender, { id, leaseToken }: EndpointRow): Promise<DeliveryRow[]> {
	return rows(
		pool,
		`select due.* from webhook_endpoint endpoint cross join lateral (${dueOf("endpoint.id", "?")}) due
			where endpoint.id = ? and endpoint.lease_token = ? and endpoint.paused_because is null
			order by due.next_try_at, due.id limit ?`,
		[now(), id, leaseToken, SIDE_BY_SIDE],
	);
}

/** Whether the message arrived, or had nothing to say. */
async function attempt(sender: Sender, endpoint: EndpointRow, delivery: DeliveryRow): Promise<boolean> {
	const { pool, now } = sender;
	const body = await bodyOf(sender, endpoint, delivery);
	if (body === undefined) return true;
	const at = now();
	const headers = signedHeaders(secretsOf(endpoint, at), delivery.messageId, at, body);
	const answer = await post(endpoint.url, { headers, body }, sender).catch(messageOf);
	if (typeof answer !== "string" && answer.status >= 200 && answer.status < 300) {
		await recordSuccess(pool, endpoint, delivery, answer, now());
		return true;
	}
	await recordFailure(pool, endpoint, delivery, answer, now());
	return false;
}

function secretsOf({ secret, formerSecret, formerSecretUntil }: EndpointRow, now: Date): string[] {
	return formerSecret && formerSecretUntil && now < formerSecretUntil ? [secret, formerSecret] : [secret];
}

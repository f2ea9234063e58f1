import { MAXIMUM_WEBHOOKS, SECRET_OVERLAP_HOURS } from "@confiserie/domain/channels/webhook";
import type { Webhook, WebhookInput, WebhookSecret } from "@confiserie/domain/contract/webhooks";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import {
	insert,
	inTransaction,
	isoOne,
	isoRows,
	lock,
	oneNumber,
	type Sql,
	update,
} from "../../../../lib/database/sql";
import { type AddressPolicy, refusalToSave } from "../../../../lib/public-address";
import type { Administrator } from "../../../foundations/audit";
import { ApiFailure, existing } from "../../../foundations/failures";
import { readChannel } from "../read-channel";
import { auditWebhook } from "./audit-webhook";
import { pause } from "./record";
import { newSecret } from "./sign";

/** Who does it, and when. */
export interface Act {
	actor: Administrator;
	now: Date;
}

const READ = `select id, name, url, events, channel_id, created_at, paused_because, paused_at, succeeded_at, failed_at,
	former_secret_until, (select count(*)::int from webhook_delivery
		where endpoint_id = webhook_endpoint.id and done_at is null) as waiting
	from webhook_endpoint`;

/** Every endpoint, the oldest first. */
export function listEndpoints(sql: Sql): Promise<Webhook[]> {
	return isoRows<Webhook>(sql, `${READ} order by created_at, id`);
}

/** @throws ApiFailure WEBHOOK_NOT_FOUND */
export async function readEndpoint(sql: Sql, id: string): Promise<Webhook> {
	return existing(await isoOne<Webhook>(sql, `${READ} where id = ?`, [id]), "WEBHOOK_NOT_FOUND");
}

/** @throws ApiFailure VALIDATION for an address that is refused or a channel that is unknown, WEBHOOK_LIMIT */
export async function createEndpoint(
	pool: Knex,
	policy: AddressPolicy,
	input: WebhookInput,
	act: Act,
): Promise<WebhookSecret> {
	await check(pool, policy, input);
	return inTransaction(pool, async (sql) => {
		await lock(sql, "webhook endpoints");
		const known = await oneNumber(sql, "select count(*)::int from webhook_endpoint");
		if (known >= MAXIMUM_WEBHOOKS) throw new ApiFailure("WEBHOOK_LIMIT");
		const [id, secret] = [generateEntityId(undefined, "whk"), newSecret()];
		await insert(sql, "webhook_endpoint", { id, ...input, secret, createdAt: act.now, freeAt: act.now });
		const webhook = await readEndpoint(sql, id);
		await auditWebhook(sql, act.actor, "webhook.created", webhook);
		return { webhook, secret };
	});
}

/** @throws ApiFailure WEBHOOK_NOT_FOUND, VALIDATION */
export async function changeEndpoint(
	pool: Knex,
	policy: AddressPolicy,
	id: string,
	input: WebhookInput,
	act: Act,
): Promise<Webhook> {
	await readEndpoint(pool, id);
	await check(pool, policy, input);
	return inTransaction(pool, async (sql) => {
		const before = await lockEndpoint(sql, id);
		await update(sql, "webhook_endpoint", id, { ...input });
		if (input.channelId !== before.channelId) await fitChannel(sql, id, input.channelId);
		// Its worker stops: it sends to the former address.
		if (input.channelId !== before.channelId || input.url !== before.url)
			await update(sql, "webhook_endpoint", id, { leaseToken: null, freeAt: act.now });
		const after = await readEndpoint(sql, id);
		await auditWebhook(sql, act.actor, "webhook.changed", after, before);
		return after;
	});
}

/** Drops waiting messages about orders of other channels; those about products are read again when they are sent. */
async function fitChannel(sql: Sql, id: string, channelId: string | null): Promise<void> {
	const waiting = "endpoint_id = ? and done_at is null and subject like";
	await sql.raw(
		`delete from webhook_delivery where ${waiting} 'order:%' and coalesce(data::json ->> 'channelId', '') <> ?`,
		[id, channelId],
	);
	await sql.raw(`update webhook_delivery set data = null where ${waiting} 'product:%'`, [id]);
}

/** Forgets an endpoint with its messages. @throws ApiFailure WEBHOOK_NOT_FOUND */
export function removeEndpoint(pool: Knex, id: string, act: Act): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const webhook = await lockEndpoint(sql, id);
		await sql("webhook_endpoint").where({ id }).delete();
		await auditWebhook(sql, act.actor, "webhook.deleted", webhook);
	});
}

/** Gives an endpoint another secret; the present one signs beside it for a while. @throws ApiFailure WEBHOOK_NOT_FOUND */
export function rotateSecret(pool: Knex, id: string, act: Act): Promise<WebhookSecret> {
	return inTransaction(pool, async (sql) => {
		await lockEndpoint(sql, id);
		const secret = newSecret();
		await sql("webhook_endpoint")
			.where({ id })
			.update({
				former_secret: sql.ref("secret"),
				former_secret_until: new Date(act.now.getTime() + SECRET_OVERLAP_HOURS * 3_600_000),
				secret,
			});
		const webhook = await readEndpoint(sql, id);
		await auditWebhook(sql, act.actor, "webhook.secret-rotated", webhook);
		return { webhook, secret };
	});
}

/** Lets messages gather until the endpoint is resumed. @throws ApiFailure WEBHOOK_NOT_FOUND */
export function pauseEndpoint(pool: Knex, id: string, act: Act): Promise<Webhook> {
	return inTransaction(pool, async (sql) => {
		const before = await lockEndpoint(sql, id);
		if (before.pausedBecause) return before;
		await pause(sql, id, "BY_HAND", act.now);
		await auditWebhook(sql, act.actor, "webhook.paused", before);
		return readEndpoint(sql, id);
	});
}

/** Sends at once what gathered; three days begin again for each message. @throws ApiFailure WEBHOOK_NOT_FOUND */
export function resumeEndpoint(pool: Knex, id: string, act: Act): Promise<Webhook> {
	return inTransaction(pool, async (sql) => {
		const before = await lockEndpoint(sql, id);
		if (!before.pausedBecause) return before;
		await sql("webhook_delivery")
			.where({ endpoint_id: id, done_at: null })
			.whereNotNull("first_failed_at")
			.update({ first_failed_at: null, next_try_at: act.now });
		await update(sql, "webhook_endpoint", id, { pausedBecause: null, pausedAt: null, freeAt: act.now });
		await auditWebhook(sql, act.actor, "webhook.resumed", before);
		return readEndpoint(sql, id);
	});
}

async function lockEndpoint(sql: Knex.Transaction, id: string): Promise<Webhook> {
	await sql.raw("select 1 from webhook_endpoint where id = ? for update", [id]);
	return readEndpoint(sql, id);
}

/** Asks a name server, so no transaction waits for it. */
async function check(sql: Sql, policy: AddressPolicy, { url, channelId }: WebhookInput): Promise<void> {
	const message = await refusalToSave(url, policy);
	if (message) throw new ApiFailure("VALIDATION", { field: "url", message });
	if (channelId && !(await readChannel(sql, channelId)))
		throw new ApiFailure("VALIDATION", { field: "channelId", message: "Ce canal de vente n'existe pas." });
}

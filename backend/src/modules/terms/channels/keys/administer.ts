import type { StaffRole } from "@confiserie/domain/accounts/account";
import { type ChannelScope, heldScopes, keyState } from "@confiserie/domain/channels/channel-key";
import type { ChannelKey, IssuedKey, issueKeySchema } from "@confiserie/domain/contract/channel-keys";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { insert, inTransaction, one, rows, type Sql, update } from "../../../../lib/database/sql";
import { ADMINISTRATORS } from "../../../../medusa/accounts/administrators";
import { emailOfPerson } from "../../../../medusa/accounts/people";
import { type Administrator, noted, recordAudit } from "../../../foundations/audit";
import { ApiFailure, existing } from "../../../foundations/failures";
import { readChannel } from "../read-channel";
import { KEYS } from "./find-key";
import { drawKey } from "./secret";

interface Act {
	channelId: string;
	actor: Administrator;
	now: Date;
}

/**
 * Issues a key for a channel. What is returned is the only copy of it.
 * @throws ApiFailure CHANNEL_NOT_FOUND, VALIDATION for an end that has passed
 */
export async function issueKey(
	pool: Knex,
	{ channelId, actor, now, requested }: Act & { requested: z.output<typeof issueKeySchema> },
): Promise<IssuedKey> {
	const channel = existing(await readChannel(pool, channelId), "CHANNEL_NOT_FOUND");
	const expiresAt = requested.expiresAt ? new Date(requested.expiresAt) : null;
	if (expiresAt && expiresAt <= now)
		throw new ApiFailure("VALIDATION", { field: "expiresAt", message: "Cette fin est déjà passée." });
	const id = generateEntityId(undefined, "ckey");
	const { key, ...stored } = drawKey();
	const { name, scopes, origins, requestsPerMinute } = requested;
	const row = { id, channelId, name, scopes, origins, requestsPerMinute, expiresAt, ...stored };
	await inTransaction(pool, async (sql) => {
		const maker = await one<{ userId: string }>(
			sql,
			`select user_id from ${ADMINISTRATORS} maker where ? in (customer_id, user_id) order by user_id limit 1`,
			[actor.customerId],
		);
		const makerId = maker?.userId ?? null;
		await insert(sql, "channel_key", { ...row, createdAt: now, createdBy: actor.customerId, makerId });
		await recordAudit(sql, actor, {
			...auditOf(id, `${name} (${channel.name})`, "channel-key.issued"),
			changes: noted({ prefix: stored.prefix, scopes: scopes.join(", ") }),
		});
	});
	const [issued] = await listKeys(pool, { channelId, now, id });
	if (!issued) throw new Error(`The key ${id} that was just issued is gone.`);
	return { ...issued, key };
}

/** Ends a key at once; one that was revoked already stays as it is. @throws ApiFailure KEY_NOT_FOUND */
export async function revokeKey(pool: Knex, { channelId, actor, now, id }: Act & { id: string }): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const key = await one<Pick<Stored, "name" | "prefix" | "revokedAt">>(
			sql,
			"select name, prefix, revoked_at from channel_key where id = ? and channel_id = ? for update",
			[id, channelId],
		);
		if (!key) throw new ApiFailure("KEY_NOT_FOUND");
		if (key.revokedAt) return;
		await update(sql, "channel_key", id, { revokedAt: now, revokedBy: actor.customerId });
		await recordAudit(sql, actor, {
			...auditOf(id, key.name, "channel-key.revoked"),
			changes: { prefix: { from: key.prefix, to: null } },
		});
	});
}

/** Keys of a channel, newest first, those that are over included; or the one of an id. @throws ApiFailure CHANNEL_NOT_FOUND */
export async function listKeys(
	sql: Sql,
	{ channelId, now, id }: { channelId: string; now: Date; id?: string },
): Promise<ChannelKey[]> {
	if (!(await readChannel(sql, channelId))) throw new ApiFailure("CHANNEL_NOT_FOUND");
	const found = await rows<Stored>(
		sql,
		`select key.*, ${emailOfPerson("key.created_by")} as created_by_email, ${emailOfPerson("key.revoked_by")} as revoked_by_email
			from ${KEYS} key where key.channel_id = ? and key.id = coalesce(?, key.id) order by key.created_at desc, key.id`,
		[channelId, id ?? null],
	);
	return found.map((key) => ({
		id: key.id,
		name: key.name,
		prefix: key.prefix,
		scopes: heldScopes(key.scopes, key.role),
		origins: key.origins,
		requestsPerMinute: key.requestsPerMinute,
		state: keyState(key, now),
		createdAt: key.createdAt.toISOString(),
		createdBy: key.createdByEmail,
		expiresAt: key.expiresAt?.toISOString() ?? null,
		lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
		revokedAt: key.revokedAt?.toISOString() ?? null,
		revokedBy: key.revokedByEmail,
	}));
}

/** Keys that an administrator issued and that are neither revoked nor over. */
export function keysIssuedBy(
	sql: Sql,
	customerId: string,
	now: Date,
): Promise<Pick<Stored & { channelId: string }, "id" | "channelId" | "name" | "prefix">[]> {
	return rows(
		sql,
		`select id, channel_id, name, prefix from channel_key where created_by = ? and revoked_at is null
			and (expires_at is null or expires_at > ?) order by created_at desc, id`,
		[customerId, now],
	);
}

interface Stored {
	id: string;
	name: string;
	prefix: string;
	scopes: ChannelScope[];
	role: StaffRole | null;
	origins: string[];
	requestsPerMinute: number;
	createdAt: Date;
	createdByEmail: string | null;
	expiresAt: Date | null;
	lastUsedAt: Date | null;
	revokedAt: Date | null;
	revokedByEmail: string | null;
}

function auditOf(id: string, label: string, action: "channel-key.issued" | "channel-key.revoked") {
	return { action, entity: "channel-key", entityId: id, label } as const;
}

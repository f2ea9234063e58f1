import type { AccountSession } from "@confiserie/domain/contract/auth";
import { generateEntityId } from "@medusajs/framework/utils";
import { isoRows, one, rows, type Sql } from "../../../lib/database/sql";
import { IDENTITY_WITH_PASSWORD } from "../../../medusa/accounts/passwords";
import { ApiFailure } from "../../foundations/failures";

/** Only `passSecondFactor` writes it. */
export const passed = Symbol("passed");

/** An identity whose second factor, if it has one, was shown. `openAccountSession` takes nothing else. */
export interface Passed {
	readonly identityId: string;
	readonly [passed]: true;
}

/** Days without a call after which a session ends on the server too. Source: accounts spec §9. */
const IDLE_DAYS = 7;
/** Days after which a session ends however much it is used; the token is issued for as long. */
export const LONGEST_DAYS = 90;
/** A session's last call is written at most this often, so that reading pages does not write rows. */
const SEEN_EVERY_MINUTES = 5;

/** Rows of account_session, under the name `session`, that are open. */
export const isOpen = (session: string): string =>
	`${session}.last_seen_at > now() - interval '${IDLE_DAYS} days' AND ${session}.created_at > now() - interval '${LONGEST_DAYS} days'`;

/** The part of a query that finds the session :sessionId of the identity :identityId while it is open. */
export const OPEN_SESSION = `
	open_session AS (
		SELECT identity_id FROM account_session WHERE id = :sessionId AND identity_id = :identityId
			AND ${isOpen("account_session")}
	), seen AS (
		UPDATE account_session SET last_seen_at = now() WHERE id = :sessionId AND identity_id = :identityId
			AND last_seen_at > now() - interval '${IDLE_DAYS} days'
			AND last_seen_at < now() - interval '${SEEN_EVERY_MINUTES} minutes'
	)`;

/**
 * Opens a session of an identity. With `passwordHash` only while that is still the identity's: undefined when the
 * password was changed between its check and this moment, so that no session outlives the password that opened it.
 */
export async function openAccountSession(
	sql: Sql,
	{ identityId }: Passed,
	passwordHash?: string,
): Promise<string | undefined> {
	const id = generateEntityId(undefined, "acses");
	await forgetIdle(sql);
	const opened =
		passwordHash === undefined
			? await one<{ id: string }>(sql, "INSERT INTO account_session (id, identity_id) VALUES (?, ?) RETURNING id", [
					id,
					identityId,
				])
			: await one<{ id: string }>(
					sql,
					`INSERT INTO account_session (id, identity_id)
					SELECT ?, auth_identity_id FROM (${IDENTITY_WITH_PASSWORD}) identity RETURNING id`,
					[id, identityId, passwordHash],
				);
	if (opened) await noteSignIn(sql, identityId);
	return opened?.id;
}

/** Sessions expire after a week; an account without sign-ins is removed after years. */
async function noteSignIn(sql: Sql, identityId: string): Promise<void> {
	await sql.raw(
		`INSERT INTO account_activity (identity_id, signed_in_at) VALUES (?, now())
		ON CONFLICT (identity_id) DO UPDATE SET signed_in_at = excluded.signed_in_at, warned_at = NULL`,
		[identityId],
	);
}

/** Ends one session: its token opens nothing from the next call on. */
export async function endSession(sql: Sql, sessionId: string): Promise<void> {
	await sql.raw("DELETE FROM account_session WHERE id = ?", [sessionId]);
}

/** The open sessions of an identity, the one used last first; `current` is the caller's. */
export async function listSessions(sql: Sql, identityId: string, current: string): Promise<AccountSession[]> {
	const found = await isoRows<Omit<AccountSession, "isThis">>(
		sql,
		`SELECT id, created_at, last_seen_at FROM account_session
		WHERE identity_id = ? AND ${isOpen("account_session")} ORDER BY last_seen_at DESC, id`,
		[identityId],
	);
	return found.map((session) => ({ ...session, isThis: session.id === current }));
}

/** Ends one session of the given identity only. @throws ApiFailure SESSION_NOT_FOUND */
export async function endOwnSession(sql: Sql, identityId: string, sessionId: string): Promise<void> {
	const ended = await one(sql, "DELETE FROM account_session WHERE identity_id = ? AND id = ? RETURNING id", [
		identityId,
		sessionId,
	]);
	if (!ended) throw new ApiFailure("SESSION_NOT_FOUND");
}

/** Ends the sessions of an identity, except `current` if given. Returns how many ended. */
export async function endSessions(sql: Sql, identityId: string, current = ""): Promise<number> {
	const ended = await rows(sql, "DELETE FROM account_session WHERE identity_id = ? AND id <> ? RETURNING id", [
		identityId,
		current,
	]);
	return ended.length;
}

/** Limits the table without a job: each new session removes a few expired ones. */
async function forgetIdle(sql: Sql): Promise<void> {
	await sql.raw(
		`DELETE FROM account_session WHERE id IN (
			SELECT id FROM account_session WHERE last_seen_at < now() - interval '${IDLE_DAYS} days' LIMIT 20
			FOR UPDATE SKIP LOCKED
		)`,
	);
}

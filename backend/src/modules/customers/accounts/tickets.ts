import { createHash, randomBytes } from "node:crypto";
import { one, type Sql } from "../../../lib/database/sql";

/** What a ticket opens; one of one purpose never serves another. */
export type TicketPurpose =
	| "sign-in"
	| "google-link"
	| "password-reset"
	| "email-change"
	| "staff-invitation"
	| "second-factor";

/** What a ticket stands for. `data` is what its purpose needs beside the identity. */
export interface Ticket {
	identityId: string | null;
	data: Record<string, string>;
}

/** How long each may wait, in seconds. Mails wait an hour, an invitation a week; what is handed over inside one sign-in, a minute. */
const LIFETIME_SECONDS: Record<TicketPurpose, number> = {
	"sign-in": 60,
	"google-link": 10 * 60,
	"password-reset": 60 * 60,
	"email-change": 60 * 60,
	"second-factor": 5 * 60,
	"staff-invitation": 7 * 24 * 60 * 60,
};

/**
 * Creates a one-use ticket and returns its secret. The database stores only a hash. `holder` is a further
 * secret of the browser that may use it, so that a forwarded link is useless elsewhere.
 */
export async function issueTicket(
	sql: Sql,
	purpose: TicketPurpose,
	{ identityId, data }: Ticket,
	holder = "",
): Promise<string> {
	const secret = randomBytes(32).toString("base64url");
	await sql.raw("DELETE FROM account_ticket WHERE expires_at < now()");
	await sql.raw(
		`INSERT INTO account_ticket (hash, purpose, identity_id, data, expires_at)
		VALUES (?, ?, ?, ?::jsonb, now() + make_interval(secs => ?))`,
		[hashOf(secret, holder), purpose, identityId as string, JSON.stringify(data), LIFETIME_SECONDS[purpose]],
	);
	return secret;
}

/** Uses a ticket up; undefined for one that is unknown, used, too old, or another browser's. Of two uses one wins. */
export function takeTicket(sql: Sql, purpose: TicketPurpose, secret: string, holder = ""): Promise<Ticket | undefined> {
	return one<Ticket>(
		sql,
		"DELETE FROM account_ticket WHERE hash = ? AND purpose = ? AND expires_at > now() RETURNING identity_id, data",
		[hashOf(secret, holder), purpose],
	);
}

/** Reads a ticket without using it up, for what may fail and be tried again. */
export function readTicket(sql: Sql, purpose: TicketPurpose, secret: string, holder = ""): Promise<Ticket | undefined> {
	return one<Ticket>(
		sql,
		"SELECT identity_id, data FROM account_ticket WHERE hash = ? AND purpose = ? AND expires_at > now()",
		[hashOf(secret, holder), purpose],
	);
}

/** Forgets the mailed links of an identity, or those of one purpose: what they stood for is done or replaced. */
export async function dropTickets(sql: Sql, identityId: string, purpose?: TicketPurpose): Promise<void> {
	const purposes: TicketPurpose[] = purpose ? [purpose] : ["password-reset", "email-change", "second-factor"];
	await sql("account_ticket").where({ identity_id: identityId }).whereIn("purpose", purposes).delete();
}

function hashOf(secret: string, holder: string): string {
	return createHash("sha256").update(`${secret}.${holder}`).digest("hex");
}

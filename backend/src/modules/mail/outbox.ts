import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A mail that this process has taken to send; `data` is the template's, as JSON. */
export interface OutboxMail {
	key: string;
	recipient: string;
	template: string;
	data: string;
	attempts: number;
	createdAt: Date;
}

/** With the delays below this is about a day: longer than a mail server is down, shorter than the news keeps. */
export const MAXIMUM_ATTEMPTS = 30;
/** How long a process may take to send one mail before another one takes it over; well above the provider's timeouts. */
const LEASE_SECONDS = 300;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 3600;

/** Takes the next mail that is due; two processes never take the same one. Undefined when none is due. */
export async function takeMail(pool: Knex): Promise<OutboxMail | undefined> {
	const { rows } = await pool.raw<{ rows: (OutboxMail & { created_at: Date })[] }>(
		`update mail_outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ?)
			where id = (select id from mail_outbox where status = 'QUEUED' and next_attempt_at <= now()
				order by next_attempt_at, id limit 1 for update skip locked)
			returning key, recipient, template, data, attempts, created_at`,
		[LEASE_SECONDS],
	);
	const [row] = rows;
	return row && { ...row, createdAt: row.created_at };
}

/** The mail is out. What it said is forgotten: links to reset a password and addresses need no second place. */
export async function markSent(pool: Knex, key: string): Promise<void> {
	await pool.raw(
		"update mail_outbox set status = 'SENT', sent_at = now(), data = '{}', last_error = null where key = ?",
		[key],
	);
}

/**
 * Puts a mail back after a failure: 30 seconds, 1, 2, 4 minutes, doubling up to an hour; after the last attempt, or when
 * `isFinal`, it is given up.
 * @returns true when it is given up
 */
export async function markFailed(pool: Knex, mail: OutboxMail, error: string, isFinal: boolean): Promise<boolean> {
	const isGivenUp = isFinal || mail.attempts >= MAXIMUM_ATTEMPTS;
	const delay = Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** (mail.attempts - 1));
	await pool.raw(
		`update mail_outbox set status = ?, last_error = ?, next_attempt_at = now() + make_interval(secs => ?)
			where key = ? and status = 'QUEUED'`,
		[isGivenUp ? "FAILED" : "QUEUED", error.slice(0, 2000), delay, mail.key],
	);
	return isGivenUp;
}

/** Puts a mail back that met a database that was away: no failure of the mail, which is due at once. */
export async function putBack(pool: Knex, key: string): Promise<void> {
	await pool.raw("update mail_outbox set next_attempt_at = now() where key = ? and status = 'QUEUED'", [key]);
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Sql } from "../../../lib/database/sql";
import type { Mail } from "./letters/templates";

/**
 * Asks for an e-mail in the caller's transaction: it is sent after the commit, and never when the transaction rolls
 * back. A key that was asked for before is left as it is, so that repeating costs nothing and sends nothing. Sending
 * happens elsewhere: no mail server can make this wait or fail.
 * @param db the transaction that changes what the mail tells of, or a pool
 */
export async function queueMail(
	db: Sql,
	{ key, to, template, data, delaySeconds = 0, orderId = null }: Mail,
): Promise<void> {
	await db.raw(
		`insert into mail_outbox (key, recipient, template, data, order_id, next_attempt_at, first_due_at)
			select ?, ?, ?, ?, ?, due, due from (select now() + make_interval(secs => ?) as due) first
			on conflict (key) do nothing`,
		[key, to, template, JSON.stringify(data), orderId, delaySeconds],
	);
	if (delaySeconds === 0) afterCommit(db, () => nudge());
}

/** Withdraws a mail that was not sent yet and is outdated. */
export async function withdrawMail(db: Sql, key: string): Promise<void> {
	await db.raw("delete from mail_outbox where key = ? and status = 'QUEUED'", [key]);
}

let nudge: () => void = () => undefined;

/** What to do as soon as a mail is committed; the job of every minute finds it without. Set by the module's service. */
export function onMailQueued(listener: () => void): void {
	nudge = listener;
}

/** Runs `work` once the outermost transaction is committed; at once outside of one. */
function afterCommit(db: Sql, work: () => void): void {
	if (!isTransaction(db)) {
		work();
		return;
	}
	let outermost = db;
	while (outermost.parentTransaction) outermost = outermost.parentTransaction;
	outermost.executionPromise.then(work, () => undefined);
}

const isTransaction = (db: Sql): db is Knex.Transaction => "executionPromise" in db;

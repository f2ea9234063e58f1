import { dayOf } from "@confiserie/domain/day";
import { type DuePaper, duePapers } from "@confiserie/domain/invoicing/due-papers";
import { paperNumber, seriesOf } from "@confiserie/domain/invoicing/paper";
import { type OrderFacts, writePaper } from "@confiserie/domain/invoicing/write-paper";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, inTransaction, one } from "../../lib/database/sql";
import { readOrderFacts } from "./read-order-facts";
import { sealOf } from "./seal";

/**
 * Issues every billing document that an order owes, each in a transaction of its own. Safe to repeat and to run in
 * parallel: the order's row is locked, and an event has one billing document.
 * @returns how many
 */
export async function issuePapers(pool: Knex, orderId: string, now: () => Date): Promise<number> {
	let issued = 0;
	while (await inTransaction(pool, (sql) => issueNext(sql, orderId, now()))) issued += 1;
	return issued;
}

async function issueNext(sql: Knex.Transaction, orderId: string, now: Date): Promise<boolean> {
	const known = await readOrderFacts(sql, orderId, dayOf(now));
	const [due] = known ? duePapers(known.ledger) : [];
	if (!known || !due) return false;
	await issue(sql, orderId, due, known.facts, now);
	return true;
}

interface SeriesRow {
	lastOrdinal: number;
	lastHash: string;
	lastIssuedAt: Date | null;
}

/**
 * Draws the number and writes the billing document; a rollback gives the number back. The series' row is locked until
 * the commit, and no document is older than the one before it, whatever the clocks of two processes say.
 */
async function issue(sql: Knex.Transaction, orderId: string, due: DuePaper, facts: OrderFacts, now: Date) {
	const series = seriesOf(due.kind, dayOf(now));
	await sql.raw(
		"insert into paper_series (series, last_ordinal, last_hash) values (?, 0, '') on conflict (series) do nothing",
		[series],
	);
	const last = await one<SeriesRow>(sql, "select * from paper_series where series = ? for update", [series]);
	if (!last) throw new Error(`The series ${series} that was just written is gone.`);
	const issuedAt = last.lastIssuedAt && last.lastIssuedAt > now ? last.lastIssuedAt : now;
	const ordinal = last.lastOrdinal + 1;
	const paper = writePaper(due, facts, { number: paperNumber(series, ordinal), issuedOn: dayOf(issuedAt) });
	const { number, kind, issuedOn } = paper;
	const sealed = { orderId, event: due.event, issuedAt, content: JSON.stringify(paper) };
	const hash = sealOf(last.lastHash, sealed);
	await insert(sql, "paper", { ...sealed, number, kind, series, ordinal, issuedOn, previousHash: last.lastHash, hash });
	await sql.raw("update paper_series set last_ordinal = ?, last_hash = ?, last_issued_at = ? where series = ?", [
		ordinal,
		hash,
		issuedAt,
		series,
	]);
}

import { dayOf } from "@confiserie/domain/day";
import { documentNumber, seriesOf } from "@confiserie/domain/invoicing/billing-document";
import { type DueBillingDocument, dueBillingDocuments } from "@confiserie/domain/invoicing/due-billing-documents";
import { type OrderFacts, writeBillingDocument } from "@confiserie/domain/invoicing/write-billing-document";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { insert, inTransaction, theRow } from "../../../lib/database/sql";
import { readOrderFacts } from "./read-order-facts";
import { sealOf } from "./seal";

/**
 * Issues every billing document that an order owes, each in a transaction of its own. Safe to repeat and to run in
 * parallel: the order's row is locked, and an event has one billing document.
 * @returns how many
 */
export async function issueBillingDocuments(pool: Knex, orderId: string, now: () => Date): Promise<number> {
	let issued = 0;
	while (await inTransaction(pool, (sql) => issueNext(sql, orderId, now()))) issued += 1;
	return issued;
}

async function issueNext(sql: Knex.Transaction, orderId: string, now: Date): Promise<boolean> {
	const known = await readOrderFacts(sql, orderId, dayOf(now));
	const [due] = known ? dueBillingDocuments(known.ledger) : [];
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
async function issue(sql: Knex.Transaction, orderId: string, due: DueBillingDocument, facts: OrderFacts, now: Date) {
	const series = seriesOf(due.kind, dayOf(now));
	await sql.raw(
		"insert into billing_series (series, last_ordinal, last_hash) values (?, 0, '') on conflict (series) do nothing",
		[series],
	);
	const last = await theRow<SeriesRow>(sql, "select * from billing_series where series = ? for update", [series]);
	const issuedAt = last.lastIssuedAt && last.lastIssuedAt > now ? last.lastIssuedAt : now;
	const ordinal = last.lastOrdinal + 1;
	const document = writeBillingDocument(due, facts, {
		number: documentNumber(series, ordinal),
		issuedOn: dayOf(issuedAt),
	});
	const { number, kind, issuedOn } = document;
	const sealed = { orderId, event: due.event, issuedAt, content: JSON.stringify(document) };
	const hash = sealOf(last.lastHash, sealed);
	await insert(sql, "billing_document", {
		...sealed,
		number,
		kind,
		series,
		ordinal,
		issuedOn,
		previousHash: last.lastHash,
		hash,
	});
	await sql.raw("update billing_series set last_ordinal = ?, last_hash = ?, last_issued_at = ? where series = ?", [
		ordinal,
		hash,
		issuedAt,
		series,
	]);
}

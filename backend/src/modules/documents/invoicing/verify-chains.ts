import { dayOf } from "@confiserie/domain/day";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../lib/database/sql";
import { type Sealed, sealOf } from "./seal";

interface ChainRow extends Sealed {
	ordinal: number;
	number: string;
	previousHash: string;
	hash: string;
}

interface SeriesRow {
	series: string;
	lastOrdinal: number;
	lastHash: string;
}

/** So that memory does not grow with a series. */
const BATCH = 500;

/**
 * Recomputes the chain of every series. @returns the first fault of each, in French; none when all billing documents
 * are there and as they were issued. A series that was deleted whole, after its time, is no fault.
 */
export async function verifyChains(sql: Knex, now: Date): Promise<string[]> {
	const series = await rows<SeriesRow>(
		sql,
		"select series, last_ordinal, last_hash from billing_series order by series",
	);
	const faults: string[] = [];
	for (const one of series) {
		const fault = await verifySeries(sql, now, one);
		if (fault) faults.push(fault);
	}
	const [stray] = await rows<{ number: string }>(
		sql,
		"select number from billing_document where series not in (select series from billing_series) order by number limit 1",
	);
	if (stray) faults.push(`${stray.number} : sa série n'est pas enregistrée`);
	return faults;
}

async function verifySeries(
	sql: Knex,
	now: Date,
	{ series, lastOrdinal, lastHash }: SeriesRow,
): Promise<string | undefined> {
	let ordinal = 0;
	let hash = "";
	for (;;) {
		const batch = await rows<ChainRow>(
			sql,
			"select * from billing_document where series = ? and ordinal > ? order by ordinal limit ?",
			[series, ordinal, BATCH],
		);
		for (const document of batch) {
			if (document.ordinal !== ordinal + 1) return `${series} : il manque le numéro ${ordinal + 1}`;
			if (document.previousHash !== hash || document.hash !== sealOf(hash, document))
				return `${document.number} : a été modifiée`;
			ordinal = document.ordinal;
			hash = document.hash;
		}
		if (batch.length < BATCH) break;
	}
	if (ordinal === 0 && isPastItsTime(series, now)) return undefined;
	if (ordinal !== lastOrdinal || hash !== lastHash) return `${series} : il manque le numéro ${ordinal + 1}`;
}

/** Its billing documents may be deleted. */
const isPastItsTime = (series: string, now: Date): boolean =>
	Number(series.slice(-4)) < Number(dayOf(now).slice(0, 4)) - RETENTION.invoiceYears;

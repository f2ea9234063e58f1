import { hostname } from "node:os";
import type { ShopAlert } from "@confiserie/domain/operations/shop-alert";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, lock, rows, type Sql } from "../../../lib/database/sql";
import { type Listeners, tell } from "./tell";

/** An alert as stored. */
export interface StoredAlert extends ShopAlert {
	since: Date;
	seenAt: Date;
}

/** An alert absent for this long is solved; one that flickers within it is notified once. */
const SOLVED_AFTER_MS = 120_000;
/** Disks of other machines are checked there; a machine that is gone reports nothing. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/**
 * Compares what is wrong now with the open alerts, and notifies of new and solved ones, in one transaction: once each,
 * however many workers run at the same time.
 * @param found what is wrong at `now`, as this process sees it
 */
export function watchShop(pool: Knex, found: readonly ShopAlert[], listeners: Listeners, now: Date): Promise<void> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "shop alerts");
		const open = await readOpenAlerts(sql);
		const isOpen = new Set(open.map(({ subject }) => subject));
		const isFound = new Set(found.map(({ subject }) => subject));
		const solved = open.filter((alert) => !isFound.has(alert.subject) && isOver(alert, now));
		for (const alert of found) await storeAlert(sql, alert, now);
		for (const { subject } of solved)
			await sql("shop_alert").where({ subject }).update({ state: "SOLVED", solved_at: now });
		await tell(
			sql,
			listeners,
			"OPEN",
			found.filter(({ subject }) => !isOpen.has(subject)),
			now,
		);
		await tell(sql, listeners, "SOLVED", solved, now);
	});
}

/** What is not solved, the oldest first. */
export function readOpenAlerts(sql: Sql): Promise<StoredAlert[]> {
	return rows(
		sql,
		"select subject, title, detail, remedy, since, seen_at from shop_alert where state = 'OPEN' order by since, subject",
	);
}

function isOver({ subject, seenAt }: StoredAlert, now: Date): boolean {
	const isElsewhere = subject.startsWith("disk:") && subject !== `disk:${hostname()}`;
	return now.getTime() - seenAt.getTime() >= (isElsewhere ? FORGOTTEN_AFTER_MS : SOLVED_AFTER_MS);
}

async function storeAlert(sql: Sql, { subject, title, detail, remedy }: ShopAlert, now: Date): Promise<void> {
	await sql.raw(
		`insert into shop_alert as stored (subject, state, title, detail, remedy, since, seen_at) values (?, 'OPEN', ?, ?, ?, ?, ?)
			on conflict (subject) do update set state = 'OPEN', title = excluded.title, detail = excluded.detail,
				remedy = excluded.remedy, seen_at = excluded.seen_at, solved_at = null,
				since = case when stored.state = 'OPEN' then stored.since else excluded.since end`,
		[subject, title, detail, remedy, now, now],
	);
}

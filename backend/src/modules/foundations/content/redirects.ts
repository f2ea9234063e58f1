import {
	circleIn,
	oldAddresses,
	REDIRECT_LIMIT,
	type Redirect,
	stepOf,
	targetOf,
} from "@confiserie/domain/content/redirects";
import type { AdminRedirect } from "@confiserie/domain/contract/content";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, isoRows, lock, one, rows, type Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../audit";
import { ApiFailure, existing } from "../failures";

/** Steps that a search follows: more are a table that was not written here. */
const LONGEST_CHAIN = 20;
/** Addresses that the audit log names of one addition. */
const LOGGED = 20;

/** Where an old address leads now. @throws ApiFailure REDIRECT_NOT_FOUND */
export async function findRedirect(sql: Sql, address: string): Promise<string> {
	const table = new Map<string, string>();
	let next: string | null = address;
	for (let steps = 0; next !== null && steps < LONGEST_CHAIN; steps++) {
		const found: Redirect[] = await rows<Redirect>(
			sql,
			`select old_path as "from", target as "to" from content_redirect where old_path = any(?)`,
			[oldAddresses(next)],
		);
		for (const { from, to } of found) table.set(from, to);
		next = stepOf(table, next);
	}
	return existing(targetOf(table, address), "REDIRECT_NOT_FOUND");
}

/** Every redirect, by old address. */
export function readRedirects(sql: Sql): Promise<AdminRedirect[]> {
	return isoRows<AdminRedirect>(
		sql,
		`select id, old_path as "from", target as "to", changed_at, changed_by from content_redirect order by old_path`,
	);
}

/** Adds redirects, all or none; one of the same old address is replaced. @throws ApiFailure REDIRECT_LIMIT, REDIRECT_CIRCLE */
export function addRedirects(pool: Knex, added: readonly Redirect[], actor: Administrator): Promise<AdminRedirect[]> {
	return inTransaction(pool, async (sql) => {
		await lock(sql, "content-redirects");
		const table = new Map((await readRedirects(sql)).map(({ from, to }) => [from, to]));
		const changed = added.filter(({ from, to }) => table.get(from) !== to);
		for (const { from, to } of changed) table.set(from, to);
		if (table.size > REDIRECT_LIMIT) throw new ApiFailure("REDIRECT_LIMIT");
		const circle = circleIn(table);
		if (circle !== null)
			throw new ApiFailure("REDIRECT_CIRCLE", {
				field: "redirects",
				message: `«\u00a0${circle}\u00a0» tourne en rond avec d'autres redirections\u00a0: rien n'a été enregistré.`,
			});
		if (changed.length === 0) return readRedirects(sql);
		// The last of the same old address, as in the table above.
		const latest = [...new Map(changed.map((redirect) => [redirect.from, redirect.to]))];
		await rows(
			sql,
			`insert into content_redirect (old_path, target, changed_by)
			select old_path, target, ? from unnest(?::text[], ?::text[]) as added (old_path, target)
			on conflict (old_path) do update
				set target = excluded.target, changed_by = excluded.changed_by, changed_at = now()`,
			[actor.email, latest.map(([from]) => from), latest.map(([, to]) => to)],
		);
		await recordAudit(sql, actor, {
			...{ action: "redirects.added", entity: "redirect" },
			...{ entityId: "redirects", label: String(latest.length) },
			changes: Object.fromEntries(latest.slice(0, LOGGED).map(([from, to]) => [from, { from: null, to }])),
		});
		return readRedirects(sql);
	});
}

/** @throws ApiFailure REDIRECT_NOT_FOUND */
export function deleteRedirect(pool: Knex, id: string, actor: Administrator): Promise<void> {
	return inTransaction(pool, async (sql) => {
		const deleted = await one<{ oldPath: string; target: string }>(
			sql,
			"delete from content_redirect where id::text = ? returning old_path, target",
			[id],
		);
		if (!deleted) throw new ApiFailure("REDIRECT_NOT_FOUND");
		await recordAudit(sql, actor, {
			...{ action: "redirect.deleted", entity: "redirect" },
			...{ entityId: id, label: deleted.oldPath, changes: { target: { from: deleted.target, to: null } } },
		});
	});
}

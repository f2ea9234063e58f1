import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isConnectionLoss, isDatabaseOutage } from "../../../lib/database/outage";
import { one, rows, type Sql } from "../../../lib/database/sql";
import type { Leased } from "../../../lib/leased-queue";
import type { StoredImport } from "./stored-imports";

/** A record that an import wrote, by its name, with its former state. */
export interface JournalEntry<Previous> {
	reference: string;
	previous: Previous;
}

/** The import has ended, or another process has taken it over: nothing more may be written for it. */
export class ImportLeaseLost extends Error {}

/** Whether work ended for a reason that lies outside of it: another worker goes on with it, or a later try. */
export const isInterruption = (error: unknown): boolean =>
	error instanceof ImportLeaseLost || isDatabaseOutage(error) || isConnectionLoss(error);

/** An import at work under a lease, with its journal. */
export class ImportJob {
	readonly sql: Knex;

	constructor(
		readonly scope: MedusaContainer,
		readonly run: StoredImport & Leased,
	) {
		this.sql = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	}

	/** Shows how far it is. @throws ImportLeaseLost */
	async save(): Promise<void> {
		const { id, leaseToken, report } = this.run;
		const held = this.sql("import_run").where({ id, lease_token: leaseToken });
		if ((await held.update({ report: JSON.stringify(report) })) === 0) throw new ImportLeaseLost(id);
	}

	/** Locks it until the end of the transaction, so that it is not taken over meanwhile. Its lease is renewed all the same. @throws ImportLeaseLost */
	async hold(sql: Sql): Promise<void> {
		const { id, leaseToken } = this.run;
		const held = "select 1 from import_run where id = ? and lease_token = ? for key share";
		if (!(await one(sql, held, [id, leaseToken]))) throw new ImportLeaseLost(id);
	}

	/** Records what is about to be written, or is in this transaction. */
	async record<Previous>(sql: Sql, entries: JournalEntry<Previous>[]): Promise<void> {
		await sql.raw(
			`insert into import_undo (import_id, reference, previous)
				select ?, reference, previous from jsonb_to_recordset(?::jsonb) as entry (reference text, previous jsonb)`,
			[this.run.id, JSON.stringify(entries)],
		);
	}

	/** Drops entries of the journal whose records have their former state again. */
	async forget(sql: Sql, references: readonly string[]): Promise<void> {
		await sql("import_undo")
			.where({ import_id: this.run.id })
			.whereIn("reference", [...references])
			.delete();
	}

	log(error: unknown): void {
		const cause = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
		const { id, state, report } = this.run;
		this.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`Import ${id} (${state}, ${report.phase}): ${cause}`);
	}
}

/** The journal of an import, so many entries at a time. */
export async function* journalOf<Previous>(
	sql: Sql,
	importId: string,
	portion: number,
): AsyncGenerator<JournalEntry<Previous>[]> {
	for (let after: string | undefined = ""; after !== undefined; ) {
		const entries: JournalEntry<Previous>[] = await rows(
			sql,
			"select reference, previous from import_undo where import_id = ? and reference > ? order by reference limit ?",
			[importId, after, portion],
		);
		if (entries.length > 0) yield entries;
		after = entries.at(-1)?.reference;
	}
}

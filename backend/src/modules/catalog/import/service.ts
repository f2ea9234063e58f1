import { randomUUID } from "node:crypto";
import type { ProductImport } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";

type Progress = Omit<ProductImport, "id" | "state" | "dryRun">;
type EndState = Exclude<ProductImport["state"], "RUNNING">;

/** State of a product before an import; null for one that the import created. */
export interface UndoEntry<Previous> {
	reference: string;
	previous: Previous | null;
}

/** The right to write for a running import. Another process that takes the import over gets a new token. */
export interface ImportLease {
	importId: string;
	token: string;
}

/** The import has ended, or another process has taken it over: nothing more may be written for it. */
export class ImportLeaseLost extends Error {}

/** An import without a heartbeat for this long has lost its process. */
const SILENCE_MS = 60_000;
/** How often a running import gives a sign of life. */
export const HEARTBEAT_MS = 10_000;

/** Stores imports and their undo journal; src/modules/catalog/editing reads files and writes products. */
export default class ProductImportService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** Starts an import, or returns undefined because another one runs. */
	async begin(start: {
		dryRun: boolean;
		actorId: string;
		progress: Progress;
	}): Promise<{ job: ProductImport; lease: ImportLease } | undefined> {
		const lease = { importId: generateEntityId(undefined, "pimp"), token: randomUUID() };
		const { rows } = await this.#database.raw<{ rows: unknown[] }>(
			`INSERT INTO product_import (id, state, dry_run, actor_id, progress, lease) VALUES (?, 'RUNNING', ?, ?, ?, ?)
			ON CONFLICT ((true)) WHERE state = 'RUNNING' DO NOTHING RETURNING id`,
			[lease.importId, start.dryRun, start.actorId, JSON.stringify(start.progress), lease.token],
		);
		if (rows.length === 0) return undefined;
		return { job: { id: lease.importId, state: "RUNNING", dryRun: start.dryRun, ...start.progress }, lease };
	}

	/** Writes the progress of a running import. @throws ImportLeaseLost */
	async save(lease: ImportLease, job: ProductImport): Promise<void> {
		await this.#write(lease, "RUNNING", job);
	}

	/** Ends a running import; it never runs again. @throws ImportLeaseLost */
	async end(lease: ImportLease, job: ProductImport, state: EndState): Promise<void> {
		await this.#write(lease, state, job);
	}

	/** Gives a sign of life, however long a step takes. @throws ImportLeaseLost */
	async beat({ importId, token }: ImportLease): Promise<void> {
		const { rows } = await this.#database.raw<{ rows: unknown[] }>(
			"UPDATE product_import SET seen_at = now() WHERE id = ? AND lease = ? AND state = 'RUNNING' RETURNING id",
			[importId, token],
		);
		if (rows.length === 0) throw new ImportLeaseLost(importId);
	}

	/**
	 * Locks a running import until the end of the transaction, so that its lease cannot be taken over while its
	 * products are written. Heartbeats pass. @throws ImportLeaseLost
	 */
	async hold(sql: Knex, { importId, token }: ImportLease): Promise<void> {
		const { rows } = await sql.raw<{ rows: unknown[] }>(
			"SELECT id FROM product_import WHERE id = ? AND lease = ? AND state = 'RUNNING' FOR KEY SHARE",
			[importId, token],
		);
		if (rows.length === 0) throw new ImportLeaseLost(importId);
	}

	async find(id: string): Promise<ProductImport | undefined> {
		return (await this.#read("id = ?", [id]))[0];
	}

	/** Whether an import is writing products now, so that other editors must wait. */
	async isWriting(): Promise<boolean> {
		return (await this.#read("state = 'RUNNING' AND NOT dry_run", [])).length > 0;
	}

	/** Running imports whose process has gone silent, each given to one caller, who alone may write for it from then on. */
	async claimLost(): Promise<{ job: ProductImport; lease: ImportLease }[]> {
		const token = randomUUID();
		// FOR UPDATE waits for a process that holds the import after all.
		const { rows } = await this.#database.raw<{ rows: StoredImport[] }>(
			`WITH lost AS (
				SELECT id FROM product_import WHERE state = 'RUNNING' AND seen_at < now() - ? * interval '1 millisecond' FOR UPDATE
			)
			UPDATE product_import SET seen_at = now(), lease = ? FROM lost WHERE product_import.id = lost.id
			RETURNING product_import.id, state, dry_run, progress`,
			[SILENCE_MS, token],
		);
		return rows.map((row) => ({ job: toProductImport(row), lease: { importId: row.id, token } }));
	}

	/** Records the state of products before they are changed, in the transaction that changes them or before it. */
	async journal<Previous>(importId: string, entries: UndoEntry<Previous>[]): Promise<void> {
		await this.#database.raw(
			`INSERT INTO product_import_undo (import_id, reference, previous)
			SELECT ?, reference, previous FROM jsonb_to_recordset(?::jsonb) AS entry (reference text, previous jsonb)`,
			[importId, JSON.stringify(entries)],
		);
	}

	/** The journal of an import. */
	async undoEntries<Previous>(importId: string): Promise<UndoEntry<Previous>[]> {
		const { rows } = await this.#database.raw<{ rows: UndoEntry<Previous>[] }>(
			"SELECT reference, NULLIF(previous, 'null'::jsonb) AS previous FROM product_import_undo WHERE import_id = ? ORDER BY reference",
			[importId],
		);
		return rows;
	}

	/** The journal of an import that has ended well or was undone is of no more use. */
	async forgetJournal(importId: string): Promise<void> {
		await this.#database.raw("DELETE FROM product_import_undo WHERE import_id = ?", [importId]);
	}

	async #write(
		lease: ImportLease,
		state: ProductImport["state"],
		{ id, state: _, dryRun, ...progress }: ProductImport,
	): Promise<void> {
		const { rows } = await this.#database.raw<{ rows: unknown[] }>(
			`UPDATE product_import SET state = ?, progress = ?, seen_at = now()
			WHERE id = ? AND lease = ? AND state = 'RUNNING' RETURNING id`,
			[state, JSON.stringify(progress), lease.importId, lease.token],
		);
		if (rows.length === 0) throw new ImportLeaseLost(lease.importId);
	}

	async #read(condition: string, values: (string | number)[]): Promise<ProductImport[]> {
		const { rows } = await this.#database.raw<{ rows: StoredImport[] }>(
			`SELECT id, state, dry_run, progress FROM product_import WHERE ${condition}`,
			values,
		);
		return rows.map(toProductImport);
	}
}

interface StoredImport {
	id: string;
	state: ProductImport["state"];
	dry_run: boolean;
	progress: Progress;
}

function toProductImport({ id, state, dry_run, progress }: StoredImport): ProductImport {
	return { id, state, dryRun: dry_run, ...progress };
}

import type { ProductImport } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";

type Progress = Omit<ProductImport, "id" | "state" | "dryRun">;

/** How a product was before an import: null for one that the import created. */
export interface UndoEntry<Previous> {
	reference: string;
	previous: Previous | null;
}

/** An import that does not say so for this long has lost its process. */
const SILENCE_MS = 60_000;

/** Keeps imports and their undo journal; who reads files and writes products is src/workflows/product. */
export default class ProductImportService {
	readonly #database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.#database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** Starts an import, or returns undefined because another one runs. */
	async begin(start: { dryRun: boolean; actorId: string; progress: Progress }): Promise<ProductImport | undefined> {
		const id = generateEntityId(undefined, "pimp");
		const { rows } = await this.#database.raw<{ rows: unknown[] }>(
			`INSERT INTO product_import (id, state, dry_run, actor_id, progress) VALUES (?, 'RUNNING', ?, ?, ?)
			ON CONFLICT ((true)) WHERE state = 'RUNNING' DO NOTHING RETURNING id`,
			[id, start.dryRun, start.actorId, JSON.stringify(start.progress)],
		);
		return rows.length > 0 ? { id, state: "RUNNING", dryRun: start.dryRun, ...start.progress } : undefined;
	}

	/** Writes how far it is; also the sign of life. */
	async save({ id, state, dryRun, ...progress }: ProductImport): Promise<void> {
		await this.#database.raw("UPDATE product_import SET state = ?, progress = ?, seen_at = now() WHERE id = ?", [
			state,
			JSON.stringify(progress),
			id,
		]);
	}

	async find(id: string): Promise<ProductImport | undefined> {
		return (await this.#read("id = ?", [id]))[0];
	}

	/** Whether an import is writing products now, so that nobody else should. */
	async isWriting(): Promise<boolean> {
		return (await this.#read("state = 'RUNNING' AND NOT dry_run", [])).length > 0;
	}

	/** Running imports whose process has gone silent, each given to one caller only. */
	async claimLost(): Promise<ProductImport[]> {
		const { rows } = await this.#database.raw<{ rows: StoredImport[] }>(
			`UPDATE product_import SET seen_at = now()
			WHERE state = 'RUNNING' AND seen_at < now() - ? * interval '1 millisecond'
			RETURNING id, state, dry_run, progress`,
			[SILENCE_MS],
		);
		return rows.map(toProductImport);
	}

	/** Notes how products were before they are changed. */
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

import type { AuditAction, AuditEntity } from "@confiserie/domain/admin/audit";
import type { Mapping } from "@confiserie/domain/contract/import-mapping";
import type { ImportKind } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils";
import { insert, inTransaction, type Sql, violates } from "../../../lib/database/sql";
import { type Leased, LeasedQueue } from "../../../lib/leased-queue";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { ApiFailure, failureOf } from "../../foundations/failures";
import { ImportJob, ImportLeaseLost, isInterruption } from "./job";
import { saveProfile } from "./mapping/profiles";
import { findImport, type StoredImport } from "./stored-imports";

/** The file of an import; `mapping` tells how to read the columns of another software's file. */
interface ImportedFile {
	path: string;
	mapping?: Mapping | undefined;
}

/** All that is particular to the imports of a kind. */
export interface ImportDefinition<Given extends ImportedFile> {
	kind: ImportKind;
	/** In the audit log. */
	entity: AuditEntity;
	undone: AuditAction;
	/** Runs what begins an import, or its undo, alone among other changes of the same things. */
	alone?: <Result>(scope: MedusaContainer, work: (sql: Knex.Transaction) => Promise<Result>) => Promise<Result>;
	/** Reads a file and, unless it is a dry run, writes it, each change together with its journal entry or after it. */
	run(job: ImportJob, given: Given, by: Administrator): Promise<void>;
	/** Names of what was changed or used since, for which nothing is undone; left out where just that is left alone. */
	usedSince?(sql: Sql, importId: string): Promise<string[]>;
	/** Makes what the journal names what it was, and takes it out of the journal. Returns names of what stays. May be repeated. */
	takeBack(job: ImportJob): Promise<string[]>;
}
type ImportDefinitions = Readonly<Partial<Record<ImportKind, ImportDefinition<never>>>>;

/** Imports under way, and undone ones. The file is with the process that began: another one takes back what was written. */
const RUNS = new LeasedQueue<StoredImport>({
	table: "import_run",
	columns: { due: "next_try_at", error: "error" },
	isOpen: "state in ('RUNNING', 'UNDOING')",
	orderBy: "next_try_at",
	done: ({ state, report }, _host, now) => ({ state, report: JSON.stringify(report), ended_at: now }),
	leaseSeconds: 30,
	firstDelaySeconds: 2,
	longestDelaySeconds: 60,
	batch: 1,
	drains: 1,
});

/** An import, as it is at each moment, and its end, which rejects with why it failed or was refused. */
export interface UnderWay {
	run: StoredImport;
	ended: Promise<void>;
}

const NOTHING_YET: StoredImport["report"] = {
	...{ phase: "READING", done: 0, total: 0, rows: 0, created: 0, changed: 0, unchanged: 0 },
	...{ warnings: [], errors: [], errorCount: 0, message: null },
};

/** The latest imports of a kind that can be undone: their journals are as large as their files. */
const UNDOABLE = 10;

/**
 * Starts an import, or its dry run, which does all but write. What was written before a failure is taken back.
 * @throws ApiFailure IMPORT_RUNNING while another one is under way that it must not meet
 */
export async function startImport<Given extends ImportedFile>(
	scope: MedusaContainer,
	definition: ImportDefinition<Given>,
	{ by, fileName, dryRun }: { by: Administrator; fileName: string; dryRun: boolean },
	given: Given,
): Promise<UnderWay> {
	const { kind } = definition;
	const leased = await begin(scope, definition, async (sql) => {
		const id = generateEntityId(undefined, "imp");
		const asked = { fileName: fileName.slice(0, 120), dryRun, actorEmail: by.email };
		await insert(sql, "import_run", { ...asked, id, kind, state: "RUNNING", report: JSON.stringify(NOTHING_YET) });
		return RUNS.lease(sql, id);
	});
	return work(scope, leased, async (job) => {
		const { run, sql } = job;
		try {
			await definition.run(job, given, by);
		} catch (error) {
			// Its new lease owner takes it back and ends it.
			if (error instanceof ImportLeaseLost) throw error;
			if (!dryRun) await definition.takeBack(job);
			run.state = failureOf(error) ? "REFUSED" : "FAILED";
			run.report.message = failureOf(error)?.message ?? "L'import a échoué. Rien n'a été modifié. Réessayez.";
			throw error;
		}
		if (run.state !== "RUNNING") return;
		run.state = "DONE";
		if (dryRun) return;
		try {
			if (given.mapping) await saveProfile(sql, definition, given.mapping, by);
			await sql.raw(
				`delete from import_undo where import_id in (select id from import_run
					where kind = ? and (state = 'DONE' or id = ?) and not dry_run order by created_at desc, id desc offset ?)`,
				[kind, run.id, UNDOABLE],
			);
		} catch (error) {
			// All is written: a mapping that is not saved, or a journal that stays, is no reason to undo.
			job.log(error);
		}
	});
}

/**
 * Undoes an import of one of these kinds.
 * @throws ApiFailure IMPORT_NOT_FOUND, IMPORT_RUNNING, IMPORT_UNDONE, IMPORT_USED with what stands in the way
 */
export async function undoImport(
	scope: MedusaContainer,
	definitions: ImportDefinitions,
	id: string,
	by: Administrator,
): Promise<UnderWay> {
	const known = await findImport(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), definitions, id);
	const definition = definitionOf(definitions, known);
	const leased = await begin(scope, definition, async (sql) => {
		await sql.raw("select 1 from import_run where id = ? for update", [id]);
		const { state, canUndo, fileName } = await findImport(sql, definitions, id);
		if (state === "RUNNING" || state === "UNDOING") throw new ApiFailure("IMPORT_RUNNING");
		if (!canUndo) throw new ApiFailure(state === "UNDONE" ? "IMPORT_UNDONE" : "IMPORT_USED");
		const used = (await definition.usedSince?.(sql, id)) ?? [];
		if (used.length > 0)
			throw new ApiFailure("IMPORT_USED", {
				message: `Rien n'est annulé. Changé ou utilisé depuis cet import\u00a0: ${listed(used)}.`,
			});
		await sql.raw("update import_run set state = 'UNDOING', next_try_at = now() where id = ?", [id]);
		const { entity, undone } = definition;
		await recordAudit(sql, by, { action: undone, entity, entityId: id, label: fileName });
		return RUNS.lease(sql, id);
	});
	return work(scope, leased, (job) => undo(job, definition));
}

/** Ends imports and undos whose process is gone: takes back what they wrote, unless an import had written all. */
export async function recoverImports(scope: MedusaContainer, definitions: ImportDefinitions): Promise<void> {
	await RUNS.drain(
		{ pool: scope.resolve(ContainerRegistrationKeys.PG_CONNECTION) },
		{
			work: async (run) => {
				const job = new ImportJob(scope, run);
				const definition = definitionOf(definitions, run);
				if (run.state === "UNDOING") await undo(job, definition).catch(throwWhileOpen(run));
				// The hourly run of the index shows it.
				else if (run.report.phase === "INDEXING") run.state = "DONE";
				else {
					await definition.takeBack(job);
					run.state = "FAILED";
					run.report.message = "L'import a été interrompu. Rien n'a été modifié.";
				}
			},
			failed: (run, error) => new ImportJob(scope, run).log(error),
		},
	);
}

/** Takes an import back; records that stay can be undone later. */
async function undo(job: ImportJob, definition: ImportDefinition<never>): Promise<void> {
	const { run } = job;
	const left = await definition.takeBack(job).catch((error) => {
		if (!isInterruption(error)) run.state = "DONE";
		throw error;
	});
	run.state = left.length > 0 ? "DONE" : "UNDONE";
	run.report.message = left.length > 0 ? `Conservé, car utilisé depuis l'import\u00a0: ${listed(left)}.` : null;
}

function begin<Result>(
	scope: MedusaContainer,
	{ alone }: Pick<ImportDefinition<never>, "alone">,
	write: (sql: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
	const pool: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	return (alone ? alone(scope, write) : inTransaction(pool, write)).catch((error: unknown) => {
		throw violates(error, "import_run_of_products") ? new ApiFailure("IMPORT_RUNNING") : error;
	});
}

/** Works on a leased import. A failure that left it open is another worker's to take up. */
function work(scope: MedusaContainer, run: StoredImport & Leased, act: (job: ImportJob) => Promise<void>): UnderWay {
	const job = new ImportJob(scope, run);
	let result: Promise<void> | undefined;
	const worked = RUNS.workOnLeased({ pool: job.sql }, run, {
		work: async () => {
			result = act(job);
			await result.catch((error) => {
				if (!failureOf(error)) job.log(error);
				throwWhileOpen(run)(error);
			});
		},
		failed: () => undefined,
	});
	const ended = worked.then(() => {
		if (!result) throw new Error("The process ends.");
		return result;
	});
	return { run, ended };
}

const throwWhileOpen = (run: StoredImport) => (error: unknown) => {
	if (run.state === "RUNNING" || run.state === "UNDOING") throw error;
};

function definitionOf(definitions: ImportDefinitions, { kind }: { kind: ImportKind }): ImportDefinition<never> {
	const definition = definitions[kind];
	if (!definition) throw new Error(`No definition of the imports of ${kind}`);
	return definition;
}

const NAMED = 10;
const listed = (names: readonly string[]): string =>
	`${names.slice(0, NAMED).join(", ")}${names.length > NAMED ? ` et ${names.length - NAMED} de plus` : ""}`;

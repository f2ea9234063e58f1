import type { ImportKind, ImportRun } from "@confiserie/domain/contract/product-import";
import { one, rows, type Sql } from "../../../lib/database/sql";
import { wholeEmail } from "../../../lib/database/whole-email";
import { ApiFailure } from "../../foundations/failures";

type Head = "id" | "kind" | "state" | "dryRun" | "fileName";

/** An import as it is stored. */
export interface StoredImport extends Pick<ImportRun, Head> {
	actorEmail: string;
	createdAt: Date;
	report: Omit<ImportRun, Head | "startedBy" | "startedAt" | "canUndo">;
	/** Of one that was read. */
	canUndo?: boolean;
}
/** Import kinds as keys; the values do not matter here. */
type Kinds = Readonly<Partial<Record<ImportKind, unknown>>>;

const PAGE_SIZE = 20;
const SELECT = `select *, state = 'DONE' and exists (select 1 from import_undo where import_id = run.id) as can_undo
	from import_run run where kind = any(?)`;

/** An import of one of these kinds. @throws ApiFailure IMPORT_NOT_FOUND */
export async function findImport(sql: Sql, kinds: Kinds, id: string): Promise<StoredImport> {
	const found = await one<StoredImport>(sql, `${SELECT} and id = ?`, [Object.keys(kinds), id]);
	if (!found) throw new ApiFailure("IMPORT_NOT_FOUND");
	return found;
}

/** Imports of these kinds, the latest first, without dry runs. */
export async function listImports(sql: Sql, kinds: Kinds, { page }: { page: number }) {
	const found = await rows<StoredImport>(
		sql,
		`${SELECT} and not dry_run order by created_at desc, id desc limit ? offset ?`,
		[Object.keys(kinds), PAGE_SIZE + 1, page * PAGE_SIZE],
	);
	return { content: found.slice(0, PAGE_SIZE).map(shownImport), last: found.length <= PAGE_SIZE };
}

/** One that is or was at work can be undone if it has written anything. */
export function shownImport({ id, kind, state, dryRun, fileName, report, ...run }: StoredImport): ImportRun {
	const { canUndo = state === "DONE" && !dryRun && report.created + report.changed > 0 } = run;
	const started = { startedBy: run.actorEmail, startedAt: run.createdAt.toISOString() };
	return { id, kind, state, dryRun, fileName, ...started, ...report, canUndo };
}

/** Forgets which account an import opened, and its e-mail in what imports say. */
export async function forgetInImports(
	sql: Sql,
	{ customerId, email }: { customerId: string; email: string },
): Promise<void> {
	await sql("import_undo").where({ reference: customerId }).delete();
	if (email === "") return;
	const whole = wholeEmail(email);
	await sql.raw(
		`update import_run set report = regexp_replace(report::text, ?, 'adresse effacée', 'gi')::jsonb
			where kind <> 'products' and report::text ~* ?`,
		[whole, whole],
	);
}

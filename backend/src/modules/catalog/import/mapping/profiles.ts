import { createHash } from "node:crypto";
import type { AuditEntity } from "@confiserie/domain/admin/audit";
import type { ImportProfile, Mapping } from "@confiserie/domain/contract/import-mapping";
import type { ImportKind } from "@confiserie/domain/contract/product-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one, rows, type Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";

/** A kind of import. */
interface Kind {
	kind: ImportKind;
	/** In the audit log. */
	entity: AuditEntity;
}

/** One that also reads files of other software, by a mapping of their columns. */
export interface MappedKind<M extends Mapping, Proposal> extends Kind {
	mapping: {
		schema: z.ZodType<M>;
		/** The headings of a file and its first rows. @throws RefusedFile */
		headings: (path: string) => Promise<{ headings: string[]; rows: string[][] }>;
		/** How they could be read; `saved` is the mapping of a file with the same headings. */
		propose: (headings: readonly string[], rows: readonly (readonly string[])[], saved?: M) => Proposal;
	};
}

/** How a file could be read. @throws RefusedFile */
export async function proposalOf<M extends Mapping, Proposal>(
	sql: Sql,
	{ kind, mapping }: MappedKind<M, Proposal>,
	path: string,
): Promise<Proposal> {
	const { headings, rows } = await mapping.headings(path);
	const saved = await one<{ mapping: unknown }>(
		sql,
		"SELECT mapping FROM import_mapping WHERE kind = ? AND headings = ?",
		[kind, keyOf(headings)],
	);
	// One with a column that this release does not know is proposed afresh.
	return mapping.propose(headings, rows, mapping.schema.safeParse(saved?.mapping).data);
}

/** Saves a mapping that has a name, in place of an earlier one of the same headings. */
export async function saveProfile(
	pool: Knex,
	{ kind, entity }: Kind,
	mapping: Mapping,
	actor: Administrator,
): Promise<void> {
	const { columns, profile: name } = mapping;
	if (name === null) return;
	await inTransaction(pool, async (sql) => {
		const saved = await one<{ id: string }>(
			sql,
			`INSERT INTO import_mapping (id, kind, headings, mapping) VALUES (?, ?, ?, ?)
			ON CONFLICT (kind, headings) DO UPDATE SET mapping = EXCLUDED.mapping, updated_at = now() RETURNING id`,
			[
				generateEntityId(undefined, "imap"),
				kind,
				keyOf(columns.map(({ heading }) => heading)),
				JSON.stringify(mapping),
			],
		);
		const entityId = saved?.id ?? "";
		await recordAudit(sql, actor, { action: "import-mapping.saved", entity, entityId, label: name });
	});
}

/** All saved mappings of a kind, by name. */
export async function listProfiles(sql: Sql, { kind }: Kind): Promise<ImportProfile[]> {
	return (await readProfiles(sql, kind, "", [])).sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND, also for one of another kind */
export function renameProfile(
	pool: Knex,
	{ kind, entity }: Kind,
	{ id, name }: Pick<ImportProfile, "id" | "name">,
	actor: Administrator,
): Promise<ImportProfile> {
	return inTransaction(pool, async (sql) => {
		const former = await lockProfile(sql, kind, id);
		await sql.raw(
			"UPDATE import_mapping SET mapping = jsonb_set(mapping, '{profile}', to_jsonb(?::text)), updated_at = now() WHERE id = ?",
			[name, id],
		);
		const changes = { name: { from: former.name, to: name } };
		await recordAudit(sql, actor, {
			...{ action: "import-mapping.renamed", entity, entityId: id, label: former.name, changes },
		});
		return lockProfile(sql, kind, id);
	});
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND, also for one of another kind */
export async function deleteProfile(
	pool: Knex,
	{ kind, entity }: Kind,
	id: string,
	actor: Administrator,
): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const former = await lockProfile(sql, kind, id);
		await sql.raw("DELETE FROM import_mapping WHERE id = ?", [id]);
		await recordAudit(sql, actor, { action: "import-mapping.deleted", entity, entityId: id, label: former.name });
	});
}

async function lockProfile(sql: Sql, kind: ImportKind, id: string): Promise<ImportProfile> {
	const [profile] = await readProfiles(sql, kind, "AND id = ? FOR UPDATE", [id]);
	if (!profile) throw new ApiFailure("IMPORT_MAPPING_NOT_FOUND");
	return profile;
}

async function readProfiles(sql: Sql, kind: ImportKind, rest: string, values: string[]): Promise<ImportProfile[]> {
	const found = await rows<{ id: string; mapping: Mapping; updatedAt: Date }>(
		sql,
		`SELECT id, mapping, updated_at FROM import_mapping WHERE kind = ? ${rest}`,
		[kind, ...values],
	);
	return found.map(({ id, mapping, updatedAt }) => ({
		id,
		name: mapping.profile ?? "",
		headings: mapping.columns.filter(({ target }) => target !== null).map(({ heading }) => heading),
		updatedAt: updatedAt.toISOString(),
	}));
}

function keyOf(headings: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

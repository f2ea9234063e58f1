import { createHash } from "node:crypto";
import { customerMappingSchema } from "@confiserie/domain/contract/customer-import";
import {
	type ImportKind,
	type ImportProfile,
	importMappingSchema,
	type Mapping,
} from "@confiserie/domain/contract/import-mapping";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { inTransaction, one, rows, type Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";

const SCHEMAS = { products: importMappingSchema, customers: customerMappingSchema };

/** The mapping that was saved for files of these headings. */
export async function findProfile<Kind extends ImportKind>(
	sql: Sql,
	kind: Kind,
	headings: readonly string[],
): Promise<z.output<(typeof SCHEMAS)[Kind]> | undefined> {
	const saved = await one<{ mapping: unknown }>(
		sql,
		"SELECT mapping FROM import_mapping WHERE kind = ? AND headings = ?",
		[kind, keyOf(headings)],
	);
	// One with a column that this release does not know is proposed afresh.
	return SCHEMAS[kind].safeParse(saved?.mapping).data as z.output<(typeof SCHEMAS)[Kind]> | undefined;
}

/** Saves a mapping that has a name, in place of an earlier one of the same headings. */
export async function saveProfile(pool: Knex, kind: ImportKind, mapping: Mapping, actor: Administrator): Promise<void> {
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
		await recordAudit(sql, actor, { ...auditOf(kind, { id: saved?.id ?? "", name }), action: "import-mapping.saved" });
	});
}

/** All saved mappings of a kind, by name. */
export async function listProfiles(sql: Sql, kind: ImportKind): Promise<ImportProfile[]> {
	return (await readProfiles(sql, kind, "", [])).sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND, also for one of another kind */
export function renameProfile(
	pool: Knex,
	kind: ImportKind,
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
		await recordAudit(sql, actor, { ...auditOf(kind, former), action: "import-mapping.renamed", changes });
		return lockProfile(sql, kind, id);
	});
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND, also for one of another kind */
export async function deleteProfile(pool: Knex, kind: ImportKind, id: string, actor: Administrator): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const former = await lockProfile(sql, kind, id);
		await sql.raw("DELETE FROM import_mapping WHERE id = ?", [id]);
		await recordAudit(sql, actor, { ...auditOf(kind, former), action: "import-mapping.deleted" });
	});
}

const ENTITIES = { products: "product", customers: "customer" } as const;

const auditOf = (kind: ImportKind, { id, name }: Pick<ImportProfile, "id" | "name">) => {
	return { entity: ENTITIES[kind], entityId: id, label: name };
};

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

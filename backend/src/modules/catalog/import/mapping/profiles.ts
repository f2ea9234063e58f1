import { createHash } from "node:crypto";
import {
	type ImportMapping,
	type ImportProfile,
	importMappingSchema,
} from "@confiserie/domain/contract/import-mapping";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, rows, type Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../audit";
import { ApiFailure } from "../../../failures";

/** The mapping that was saved for files of these headings. */
export async function findProfile(database: Knex, headings: readonly string[]): Promise<ImportMapping | undefined> {
	const { rows: saved } = await database.raw<{ rows: { mapping: unknown }[] }>(
		"SELECT mapping FROM product_import_mapping WHERE headings = ?",
		[keyOf(headings)],
	);
	// One with a column that this release does not know is proposed afresh.
	return importMappingSchema.safeParse(saved[0]?.mapping).data;
}

/** Saves the mapping of a file's headings in place of an earlier one. Returns its id. */
export async function saveProfile(database: Knex, mapping: ImportMapping): Promise<string> {
	const { rows: saved } = await database.raw<{ rows: { id: string }[] }>(
		`INSERT INTO product_import_mapping (id, headings, mapping) VALUES (?, ?, ?)
		ON CONFLICT (headings) DO UPDATE SET mapping = EXCLUDED.mapping, updated_at = now() RETURNING id`,
		[
			generateEntityId(undefined, "pimap"),
			keyOf(mapping.columns.map(({ heading }) => heading)),
			JSON.stringify(mapping),
		],
	);
	return saved[0]?.id ?? "";
}

/** All saved mappings, by name. */
export async function listProfiles(sql: Sql): Promise<ImportProfile[]> {
	return (await readProfiles(sql, "true", [])).sort((a, b) => a.name.localeCompare(b.name, "fr"));
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND */
export function renameProfile(pool: Knex, id: string, name: string, actor: Administrator): Promise<ImportProfile> {
	return inTransaction(pool, async (sql) => {
		const former = await lockProfile(sql, id);
		await sql.raw(
			"UPDATE product_import_mapping SET mapping = jsonb_set(mapping, '{profile}', to_jsonb(?::text)), updated_at = now() WHERE id = ?",
			[name, id],
		);
		const changes = { name: { from: former.name, to: name } };
		await recordAudit(sql, { ...auditOf(former, actor), action: "import-mapping.renamed", changes });
		return lockProfile(sql, id);
	});
}

/** @throws ApiFailure IMPORT_MAPPING_NOT_FOUND */
export async function deleteProfile(pool: Knex, id: string, actor: Administrator): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const former = await lockProfile(sql, id);
		await sql.raw("DELETE FROM product_import_mapping WHERE id = ?", [id]);
		await recordAudit(sql, { ...auditOf(former, actor), action: "import-mapping.deleted", changes: {} });
	});
}

const auditOf = ({ id, name }: ImportProfile, { customerId, email }: Administrator) => ({
	actorId: customerId,
	actorEmail: email,
	entity: "product" as const,
	entityId: id,
	label: name,
});

async function lockProfile(sql: Sql, id: string): Promise<ImportProfile> {
	const [profile] = await readProfiles(sql, "id = ? FOR UPDATE", [id]);
	if (!profile) throw new ApiFailure("IMPORT_MAPPING_NOT_FOUND");
	return profile;
}

async function readProfiles(sql: Sql, condition: string, values: string[]): Promise<ImportProfile[]> {
	const found = await rows<{ id: string; mapping: ImportMapping; updatedAt: Date }>(
		sql,
		`SELECT id, mapping, updated_at FROM product_import_mapping WHERE ${condition}`,
		values,
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

import { createHash } from "node:crypto";
import { type ImportMapping, importMappingSchema } from "@confiserie/domain/contract/import-mapping";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";

/** The mapping that was saved for files of these headings. */
export async function findProfile(database: Knex, headings: readonly string[]): Promise<ImportMapping | undefined> {
	const { rows } = await database.raw<{ rows: { mapping: unknown }[] }>(
		"SELECT mapping FROM product_import_mapping WHERE headings = ?",
		[keyOf(headings)],
	);
	// One with a column that this release does not know is proposed afresh.
	return importMappingSchema.safeParse(rows[0]?.mapping).data;
}

/** Saves the mapping of a file's headings in place of an earlier one. Returns its id. */
export async function saveProfile(database: Knex, mapping: ImportMapping): Promise<string> {
	const { rows } = await database.raw<{ rows: { id: string }[] }>(
		`INSERT INTO product_import_mapping (id, headings, mapping) VALUES (?, ?, ?)
		ON CONFLICT (headings) DO UPDATE SET mapping = EXCLUDED.mapping, updated_at = now() RETURNING id`,
		[
			generateEntityId(undefined, "pimap"),
			keyOf(mapping.columns.map(({ heading }) => heading)),
			JSON.stringify(mapping),
		],
	);
	return rows[0]?.id ?? "";
}

function keyOf(headings: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}

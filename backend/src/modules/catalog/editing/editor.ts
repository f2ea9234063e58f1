import type { AuditAction } from "@confiserie/domain/admin/audit";
import { changedFields } from "@confiserie/domain/admin/changed-fields";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { one } from "../../../lib/database/sql";
import { recordAudit } from "../../foundations/audit";
import { ApiFailure } from "../../foundations/failures";

/** Who changes a product, for the audit log. */
export interface Editor {
	customerId: string;
	email: string;
}

/**
 * Runs `work` under the exclusive lock of product changes, over all processes; what it writes to `sql` commits with it
 * or not at all. Throws IMPORT_RUNNING while an import writes.
 */
export function changeCatalogue<Result>(
	scope: MedusaContainer,
	work: (sql: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
	return aloneInCatalogue(scope, async (sql) => {
		if (await one(sql, IMPORT_WRITES)) throw new ApiFailure("IMPORT_RUNNING");
		return work(sql);
	});
}

const IMPORT_WRITES = `select 1 from import_run
	where kind = 'products' and state in ('RUNNING', 'UNDOING') and not dry_run`;

/**
 * Runs `work` while no other process or import writes known products: Medusa's prices and the product details that they
 * follow are written one after the other, and the state in between must not be read as valid.
 */
export function aloneInCatalogue<Result>(
	scope: MedusaContainer,
	work: (sql: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
	const database: Knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	return database.transaction(async (sql) => {
		await sql.raw("SELECT pg_advisory_xact_lock(hashtextextended('catalogue-editor', 0))");
		return work(sql);
	});
}

/** Writes what changed between two states of a product; undefined for one that was not or is no more. */
export async function recordChange(
	sql: Knex.Transaction,
	editor: Editor,
	action: AuditAction,
	before: AdminProduct | undefined,
	after: AdminProduct | undefined,
): Promise<void> {
	const product = after ?? before;
	if (!product) return;
	await recordAudit(sql, editor, {
		action,
		entity: "product",
		entityId: product.id,
		label: `${product.name} (${product.reference})`,
		changes: changesBetween(before, after),
	});
}

/** Figures that follow from others, and what moves by itself. */
const DERIVED = new Set<string>([
	"id",
	"version",
	"imageUrl",
	"additionalImages",
	"isNew",
	"isPromo",
	"stock",
	"available",
	"reserved",
	"createdAt",
	"updatedAt",
] satisfies (keyof AdminProduct)[]);

/** What differs between two states, by field. */
export function changesBetween(
	before: AdminProduct | undefined,
	after: AdminProduct | undefined,
): Record<string, AuditChange> {
	const fields = Object.keys({ ...before, ...after }).filter((field) => !DERIVED.has(field));
	// A product that is not there yet, or no more, has each field empty.
	const stateOf = (product: Record<string, AuditChange["from"]>) =>
		Object.fromEntries(fields.map((field) => [field, product[field] ?? null]));
	return changedFields(stateOf({ ...before }), stateOf({ ...after }));
}

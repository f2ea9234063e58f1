import type { AuditAction, AuditEntity } from "@confiserie/domain/admin/audit";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import { rows, type Sql } from "../../../lib/database/sql";

/** Who does it: an administrator's account, or an operator of Medusa Admin. */
export interface Administrator {
	customerId: string;
	email: string;
}

/** Whom the log names for what is done by command on the shop's machine. */
export const OPERATOR: Administrator = { customerId: "shop-command", email: "ligne de commande" };

/** Changes that the shop makes by itself when their time has come. */
export const CLOCK: Administrator = { customerId: "shop-clock", email: "automatique" };

/** Changes that follow from an event of the carrier. */
export const CARRIER: Administrator = { customerId: "carrier", email: "transporteur" };

/** One change of an administrator. `changes` holds what differs, by field; `label` is what people call the thing. */
export interface AuditEntry {
	action: AuditAction;
	entity: AuditEntity;
	entityId: string;
	label: string;
	changes?: Record<string, AuditChange>;
}

/** Values that an act notes and that had none before; empty ones are left out. */
export function noted(values: Record<string, AuditChange["to"] | undefined>): Record<string, AuditChange> {
	const said = Object.entries(values).filter(([, to]) => to !== undefined && to !== null && to !== "");
	return Object.fromEntries(said.map(([name, to = null]) => [name, { from: null, to }]));
}

/**
 * Writes lines of the audit log. `db` is the transaction that makes the change itself, so that there is never one
 * without the other.
 */
export async function recordAudit(db: Sql, by: Administrator, ...entries: readonly AuditEntry[]): Promise<void> {
	if (entries.length === 0) return;
	await db("admin_audit").insert(
		entries.map((entry) => ({
			actor_id: by.customerId,
			actor_email: by.email,
			action: entry.action,
			entity: entry.entity,
			entity_id: entry.entityId,
			label: entry.label,
			changes: JSON.stringify(entry.changes ?? {}),
		})),
	);
}

/**
 * Of the things of a kind those of which administrators changed a field after a moment, each its own. An import of products
 * names not all that it changed: one after the moment counts for every product.
 * @param since each moment as PostgreSQL writes it, to the microsecond: what a change noted itself under is not after it
 */
export async function changedSince(
	db: Sql,
	{ entity, field }: { entity: AuditEntity; field: string },
	since: readonly { id: string; at: string }[],
): Promise<Set<string>> {
	const found = await rows<{ id: string }>(
		db,
		`select known.id from unnest(?::text[], ?::timestamptz[]) as known (id, at) where exists (
				select 1 from admin_audit where entity = ? and entity_id = known.id and admin_audit.at > known.at
					and jsonb_exists(changes, ?))
			or exists (select 1 from admin_audit where action in ('products.imported', 'products.import-undone') and entity = ? and admin_audit.at > known.at)`,
		[since.map(({ id }) => id), since.map(({ at }) => at), entity, field, entity],
	);
	return new Set(found.map(({ id }) => id));
}

import type { AuditAction, AuditEntity } from "@confiserie/domain/audit";
import type { AuditChange } from "@confiserie/domain/contract/admin-activity";
import type { Sql } from "../../lib/database/sql";

/** Who does it: an administrator's account, or an operator of Medusa Admin. */
export interface Administrator {
	customerId: string;
	email: string;
}

/** Whom the log names for what is done by command on the shop's machine. */
export const OPERATOR: Administrator = { customerId: "shop-command", email: "ligne de commande" };

/** One change of an administrator. `changes` holds what differs, by field; `label` is what people call the thing. */
export interface AuditEntry {
	actorId: string;
	actorEmail: string;
	action: AuditAction;
	entity: AuditEntity;
	entityId: string;
	label: string;
	changes: Record<string, AuditChange>;
}

/**
 * Writes one line of the audit log. `db` is the transaction that makes the change itself, so that there is never one
 * without the other.
 */
export async function recordAudit(db: Sql, entry: AuditEntry): Promise<void> {
	await db("admin_audit").insert({
		actor_id: entry.actorId,
		actor_email: entry.actorEmail,
		action: entry.action,
		entity: entry.entity,
		entity_id: entry.entityId,
		label: entry.label,
		changes: JSON.stringify(entry.changes),
	});
}

import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { Webhook } from "@confiserie/domain/contract/webhooks";
import type { Sql } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";

const FIELDS = ["name", "url", "events", "channelId"] as const;

/** Writes who did what to an endpoint, in the transaction that does it; never its secret. */
export function auditWebhook(
	sql: Sql,
	by: Administrator,
	action: Extract<AuditAction, `webhook.${string}`>,
	webhook: Webhook,
	before = webhook,
): Promise<void> {
	const differing = FIELDS.filter((field) => `${before[field]}` !== `${webhook[field]}`);
	const changes = Object.fromEntries(differing.map((field) => [field, { from: before[field], to: webhook[field] }]));
	const { id: entityId, name: label } = webhook;
	return recordAudit(sql, by, { action, entity: "webhook", entityId, label, changes });
}

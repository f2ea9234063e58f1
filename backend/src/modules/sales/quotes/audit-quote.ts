import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../foundations/audit";
import type { QuoteRow } from "./quote-row";

type QuoteAction = Extract<AuditAction, `quote.${string}`>;

/** Records a staff action on a quote in the audit log. */
export function auditQuote(sql: Sql, action: QuoteAction, { id, number }: QuoteRow, by: Administrator): Promise<void> {
	return recordAudit(sql, by, { action, entity: "quote", entityId: id, label: number });
}

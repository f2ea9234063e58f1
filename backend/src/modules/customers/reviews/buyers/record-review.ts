import type { AdminReview } from "@confiserie/domain/contract/reviews";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Administrator, type AuditEntry, recordAudit } from "../../../foundations/audit";

/** Writes down what an administrator did about a review, under its product. */
export function recordReview(
	sql: Knex.Transaction,
	by: Administrator,
	action: "review.published" | "review.refused" | "review.answered",
	{ productId: entityId, productName: label }: AdminReview,
	changes: NonNullable<AuditEntry["changes"]>,
): Promise<void> {
	return recordAudit(sql, by, { action, entity: "product", entityId, label, changes });
}

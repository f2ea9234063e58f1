import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Administrator, type AuditEntry, recordAudit } from "../../../foundations/audit";
import { scheduleTask } from "../../../foundations/outbox";
import { auditedOrder, type OrderRow, recordStatus } from "../../orders";

interface CorrectionStep {
	what: "CONTACT" | "ARTICLES";
	actor: Administrator;
	now: Date;
	/** For the order's history. */
	note: string;
	changes: NonNullable<AuditEntry["changes"]>;
}

/**
 * Has history, audit and Medusa know of a correction, whose mail is its own. Call it after the order's row is written.
 */
export async function tellCorrection(
	sql: Knex.Transaction,
	order: OrderRow,
	correction: CorrectionStep,
): Promise<void> {
	const { id: orderId, status } = order;
	const { what, actor, now, note, changes } = correction;
	const step = { orderId, at: now, actor: actor.customerId, from: status, to: status, act: what, note };
	await recordStatus(sql, { ...step, skipMail: true });
	await recordAudit(sql, actor, { action: "order.corrected", ...auditedOrder(order), changes });
	if (order.confirmedAt || order.medusaOrderId) await scheduleTask(sql, orderId, "PROJECT", now);
}

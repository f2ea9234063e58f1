import { isShipped } from "@confiserie/domain/orders/order-status";
import type { HistoryAct } from "@confiserie/domain/timeline/timeline-words";
import { one, type Sql } from "../../../lib/database/sql";
import { scheduleTask } from "../../foundations/outbox";
import { tellOfStatus } from "./order-events";
import { mailStatusChange } from "./order-mail";
import type { StatusChange } from "./status-change";
import type { OrderRow } from "./types";

/**
 * Records who moved an order's status, when, from where to where; notifies the customer by e-mail when a person moved
 * it, and webhooks. Call it after the order's row is written.
 */
export async function recordStatus(sql: Sql, change: StatusChange): Promise<void> {
	const written = await one<{ id: string }>(
		sql,
		`insert into order_book_history (order_id, at, actor, from_status, to_status, act, note)
			values (?, ?, ?, ?, ?, ?, ?) returning id::text`,
		[change.orderId, change.at, change.actor, change.from, change.to, actOf(change), change.note ?? null],
	);
	await tellOfStatus(sql, change);
	if (change.from !== change.to && isShipped(change.to)) await scheduleTask(sql, change.orderId, "INVOICE", change.at);
	if (written && !change.skipMail) await mailStatusChange(sql, change, written.id);
}

const actOf = ({ from, to, act = "NOTE" }: StatusChange): HistoryAct | null => (from === to ? act : null);

/** How the audit log names an order. */
export const auditedOrder = ({ id, orderNumber }: Pick<OrderRow, "id" | "orderNumber">) =>
	({ entity: "order", entityId: id, label: orderNumber }) as const;

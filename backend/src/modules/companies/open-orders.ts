import type { CompanyMember } from "@confiserie/domain/contract/company";
import { toEuros } from "@confiserie/domain/money";
import { isCancelled, isShipped } from "@confiserie/domain/order-status";
import { one, rows, type Sql } from "../../lib/database/sql";
import { statusIn } from "../order-status";

/** Orders that are not shipped, or not paid: a member has to see to them. */
export const OPEN_ORDER = `not ${statusIn(isCancelled)} and (not ${statusIn(isShipped)} or captured_cents < total_cents - withdrawn_cents)`;

export async function hasOpenOrders(sql: Sql, companyId: string): Promise<boolean> {
	const open = `select 1 from order_book where company_id = ? and ${OPEN_ORDER} limit 1`;
	return (await one(sql, open, [companyId])) !== undefined;
}

/** Open orders of a company by member, the latest first. */
export async function openOrdersOf(sql: Sql, companyId: string): Promise<Map<string, CompanyMember["openOrders"]>> {
	const found = await rows<{ customerId: string; orderNumber: string; totalCents: number; isWaiting: boolean }>(
		sql,
		`select customer_id, order_number, total_cents, coalesce(approval = 'WAITING', false) as is_waiting from order_book
			where company_id = ? and ${OPEN_ORDER} order by created_at desc, id desc`,
		[companyId],
	);
	const orders = new Map<string, CompanyMember["openOrders"]>();
	for (const { customerId, totalCents, ...order } of found)
		orders.set(customerId, [...(orders.get(customerId) ?? []), { ...order, total: toEuros(totalCents) }]);
	return orders;
}

import { mayInCompany } from "@confiserie/domain/company/roles";
import type { CompanyOrderPage, companyOrderQuerySchema } from "@confiserie/domain/contract/company-orders";
import type { z } from "@medusajs/framework/zod";
import { pageOf } from "../../../../lib/database/page";
import { oneNumber, rows, type Sql } from "../../../../lib/database/sql";
import { nameOfPerson } from "../../../../medusa/accounts/people";
import { listedOrder, requireMembership } from "../../../companies/companies";
import type { OrderRow } from "../../orders";

/** The company's orders, newest first; a member who may not see colleagues' orders gets their own. @throws ApiFailure COMPANY_NOT_FOUND */
export async function listCompanyOrders(
	sql: Sql,
	customerId: string,
	{ page, size }: z.output<typeof companyOrderQuerySchema>,
): Promise<CompanyOrderPage> {
	const { companyId, role } = await requireMembership(sql, customerId);
	const where = "company_id = ? and (?::boolean or customer_id = ?)";
	const values = [companyId, mayInCompany(role, "orders.all"), customerId];
	const [count, orders] = await Promise.all([
		oneNumber(sql, `select count(*)::int from order_book where ${where}`, values),
		rows<OrderRow & { buyer: string | null }>(
			sql,
			`select order_book.*, ${nameOfPerson("order_book.customer_id")} as buyer from order_book where ${where}
				order by created_at desc, id desc limit ? offset ?`,
			[...values, size, page * size],
		),
	]);
	const content = orders.map((order) => ({ ...listedOrder(order), isYours: order.customerId === customerId }));
	return pageOf(content, count, { page, size });
}

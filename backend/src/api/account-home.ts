import { mayInCompany } from "@confiserie/domain/company/roles";
import * as contract from "@confiserie/domain/contract/account-home";
import { serve } from "../http/operations/serve";
import { membershipOf } from "../modules/companies/companies";
import { listApprovals, readStatement } from "../modules/sales/company-orders";
import { listDues, listOrders } from "../modules/sales/orders";
import { listOwnQuotes } from "../modules/sales/quotes";

export default serve(contract, {
	readAccountHome: async ({ ordering: { context }, caller: { customerId } }) => {
		const member = await membershipOf(context.pool, customerId);
		const now = context.now();
		const statedId = member && mayInCompany(member.role, "documents") ? member.companyId : null;
		const [latest, dues, quotes, approvals, statement] = await Promise.all([
			listOrders(context, customerId, { page: 0, size: 1 }),
			listDues(context, customerId, statedId),
			listOwnQuotes(context, customerId),
			member ? listApprovals(context.pool, customerId, now) : [],
			statedId ? readStatement(context.pool, statedId, now) : null,
		]);
		return {
			role: member?.role ?? null,
			lastOrder: latest.content[0] ?? null,
			dues,
			account: statement && { outstanding: statement.outstanding, overdue: statement.overdue },
			quotes: quotes.filter(({ state }) => state === "SENT"),
			approvals: approvals.filter(({ state, canDecide, isYours }) => canDecide || (isYours && state === "WAITING")),
		};
	},
});

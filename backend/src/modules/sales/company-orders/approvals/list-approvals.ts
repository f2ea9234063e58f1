import { mayInCompany } from "@confiserie/domain/company/roles";
import type { ApprovalState, CompanyApproval } from "@confiserie/domain/contract/company-orders";
import { toEuros } from "@confiserie/domain/money";
import { isHeld } from "@confiserie/domain/orders/hold";
import { isPending } from "@confiserie/domain/orders/order-status";
import { rows, type Sql } from "../../../../lib/database/sql";
import { nameOfPerson } from "../../../../medusa/accounts/people";
import { requireMembership } from "../../../companies/companies";
import type { OrderRow } from "../../orders";

/** Approvals that a page shows. */
const SHOWN = 100;

interface ApprovalRow
	extends Pick<OrderRow, "orderNumber" | "status" | "totalCents" | "holdExpiresAt" | "expiringSince"> {
	requestedBy: string | null;
	approval: Exclude<OrderRow["approval"], null>;
	boxes: number;
	requester: string | null;
	decider: string | null;
	requestedAt: Date;
	decidedAt: Date | null;
	reason: string;
}

/**
 * Orders of the company that needed an approval, those that wait first; a member who may not see colleagues' orders gets their own.
 * @throws ApiFailure COMPANY_NOT_FOUND
 */
export async function listApprovals(sql: Sql, customerId: string, now: Date): Promise<CompanyApproval[]> {
	const { companyId, role } = await requireMembership(sql, customerId);
	const found = await rows<ApprovalRow>(
		sql,
		`select order_number, status, total_cents, hold_expires_at, expiring_since, requested_by, approval, requested_at, decided_at,
				reason, (select sum(boxes)::int from order_book_line where order_id = order_book.id) as boxes,
				${nameOfPerson("requested_by")} as requester, ${nameOfPerson("decided_by")} as decider
			from company_approval asked join order_book on order_book.id = asked.order_id
			where order_book.company_id = ? and (?::boolean or requested_by = ?)
			order by (approval = 'WAITING' and status = 'PENDING') desc, requested_at desc, order_book.id limit ${SHOWN}`,
		[companyId, mayInCompany(role, "orders.all"), customerId],
	);
	return found.map((row) => {
		const isOpen = isPending(row.status) && isHeld(row, now);
		const state: ApprovalState = row.approval === "WAITING" && !isOpen ? "EXPIRED" : row.approval;
		const isYours = row.requestedBy === customerId;
		const mayApprove = mayInCompany(role, "approve");
		return {
			orderNumber: row.orderNumber,
			state,
			total: toEuros(row.totalCents),
			boxes: row.boxes,
			requestedBy: row.requester,
			requestedAt: row.requestedAt.toISOString(),
			waitsUntil: state === "WAITING" ? (row.holdExpiresAt?.toISOString() ?? null) : null,
			decidedBy: row.decider,
			decidedAt: row.decidedAt?.toISOString() ?? null,
			reason: row.reason,
			isYours,
			canDecide: state === "WAITING" && !isYours && mayApprove,
			canCancel: isOpen && (isYours || (state === "APPROVED" && mayApprove)),
		};
	});
}

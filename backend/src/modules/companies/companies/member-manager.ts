import type { AuditAction } from "@confiserie/domain/admin/audit";
import type { CompanyPermission } from "@confiserie/domain/company/roles";
import type { AuditChange } from "@confiserie/domain/contract/activity";
import type { Sql } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { findCompany, requireMembership } from "./company-row";

/** Who changes the members of a company: a member of it, or the staff. */
export type MemberManager = { customerId: string; email: string } | { staff: Administrator; companyId: string };

/**
 * The company whose members a manager changes. Any member without a permission.
 * @throws ApiFailure COMPANY_NOT_FOUND, COMPANY_ROLE_REFUSED; COMPANY_UNKNOWN for the staff
 */
export async function managedCompany(
	sql: Sql,
	manager: MemberManager,
	permission: CompanyPermission | undefined,
): Promise<string> {
	if ("staff" in manager) return (await findCompany(sql, manager.companyId)).id;
	return (await requireMembership(sql, manager.customerId, permission)).companyId;
}

type MemberAction = Extract<AuditAction, `company.member-${string}` | "company.invitation-withdrawn">;

/** Records what the staff changes in the audit log; members answer for their own company. */
export async function auditMembers(
	sql: Sql,
	manager: MemberManager,
	action: MemberAction,
	changes: Record<string, AuditChange>,
): Promise<void> {
	if (!("staff" in manager)) return;
	const { staff, companyId } = manager;
	const { company: label } = await findCompany(sql, companyId);
	await recordAudit(sql, staff, { action, entity: "company", entityId: companyId, label, changes });
}

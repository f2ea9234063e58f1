import type { AuditAction } from "@confiserie/domain/audit";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { recordAudit } from "../modules/audit";
import { callerOf } from "./caller";

/** Records in the audit log who exported the billing documents of a month. */
export async function auditPapers(req: MedusaRequest, action: AuditAction, month: string): Promise<void> {
	const { customerId, email } = callerOf(req);
	await recordAudit(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
		actorId: customerId,
		actorEmail: email,
		action,
		entity: "order",
		entityId: "*",
		label: `(${month})`,
		changes: {},
	});
}

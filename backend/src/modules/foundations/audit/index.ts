import { Module } from "@medusajs/framework/utils";
import AuditService from "./service";

export { forgetAccountInAudit, forgetInAudit } from "./forget-in-audit";
export {
	type Administrator,
	type AuditEntry,
	CARRIER,
	CLOCK,
	changedSince,
	noted,
	OPERATOR,
	recordAudit,
} from "./record-audit";
export type { default as AuditService } from "./service";

export const AUDIT_MODULE = "audit";

/** The audit log: every change that an administrator made, who, when, what, from, to. Nothing in it ever changes. */
export default Module(AUDIT_MODULE, { service: AuditService });

import {
	type CommercialCodePage,
	type CommercialCodeRow,
	commercialCodePageSchema,
	commercialCodeRowSchema,
	type DepositPermission,
	type DepositPermissionRow,
	depositPermissionListSchema,
} from "@confiserie/domain/contract/commercial-codes";
import { api } from "@/lib/api";

/** GET /admin/commercial-codes: codes as issued, newest first; `query` is a part of an e-mail. */
export function callCodes(query: { query: string; page: number }, signal: AbortSignal): Promise<CommercialCodePage> {
	return api.get("/admin/commercial-codes", commercialCodePageSchema, { query, signal });
}

/** POST /admin/commercial-codes: a new code for that account. */
export function callIssue(email: string): Promise<CommercialCodeRow> {
	return api.post("/admin/commercial-codes", { email }, commercialCodeRowSchema);
}

/** DELETE /admin/commercial-codes/{id}: revokes a code. */
export function callRevoke(id: string): Promise<void> {
	return api.delete(`/admin/commercial-codes/${encodeURIComponent(id)}`);
}

/** GET /admin/deposit-permissions: the accounts with a decision of their own. */
export function callPermissions(signal: AbortSignal): Promise<DepositPermissionRow[]> {
	return api.get("/admin/deposit-permissions", depositPermissionListSchema, { signal });
}

/** PUT /admin/deposit-permissions: overrides the commercial code for a customer. */
export function callSetPermission(email: string, permission: DepositPermission): Promise<DepositPermissionRow[]> {
	return api.put("/admin/deposit-permissions", { email, permission }, depositPermissionListSchema);
}

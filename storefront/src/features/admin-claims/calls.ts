import {
	type AdminClaim,
	adminClaimSchema,
	type ClaimDecisionRequest,
	type ClaimListName,
	type ClaimMessage,
	type ClaimPage,
	claimPageSchema,
} from "@confiserie/domain/contract/claims";
import { api } from "@/lib/api";

/** Query key of the lists. */
export const CLAIMS_KEY = ["admin", "claims"];

/** Filters of the claims. */
export type ClaimFilter = { list: ClaimListName | "ALL"; query: string };

/** GET /admin/claims: what waits for the shop oldest first, else the latest first. */
export const callClaims = (
	{ list, query, page }: ClaimFilter & { page: number },
	signal: AbortSignal,
): Promise<ClaimPage> =>
	api.get("/admin/claims", claimPageSchema, {
		query: { ...(list !== "ALL" && { list }), ...(query && { query }), page },
		signal,
	});

/** POST /admin/claims/{id}/messages. */
export const callAnswer = (id: string, message: ClaimMessage): Promise<AdminClaim> =>
	api.post(`/admin/claims/${encodeURIComponent(id)}/messages`, message, adminClaimSchema);

/** POST /admin/claims/{id}/decision. */
export const callDecide = (id: string, decision: ClaimDecisionRequest): Promise<AdminClaim> =>
	api.post(`/admin/claims/${encodeURIComponent(id)}/decision`, decision, adminClaimSchema);

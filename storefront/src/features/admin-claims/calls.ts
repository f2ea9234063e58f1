import { type ClaimListName, type ClaimPage, listAllClaims } from "@confiserie/domain/contract/claims";
import { call } from "@/lib/api";

/** Query key of the lists. */
export const CLAIMS_KEY = ["admin", "claims"];

/** Filters of the claims. */
export type ClaimFilter = { list: ClaimListName | "ALL"; query: string };

/** GET /admin/claims: what waits for the shop oldest first, else the latest first. */
export const callClaims = (
	{ list, query, page }: ClaimFilter & { page: number },
	signal: AbortSignal,
): Promise<ClaimPage> =>
	call(listAllClaims, { query: { ...(list !== "ALL" && { list }), ...(query && { query }), page }, signal });

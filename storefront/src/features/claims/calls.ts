import {
	type Claim,
	type ClaimList,
	type ClaimMessage,
	claimListSchema,
	claimSchema,
	type NewClaimRequest,
} from "@confiserie/domain/contract/claims";
import { api } from "@/lib/api";

/** Under which path the claims of an order are: its customer's, or by the key of its mails. */
export const customersClaims = (orderNumber: string) => `/orders/${encodeURIComponent(orderNumber)}/claims`;
export const guestsClaims = (followKey: string) => `/followed-orders/${encodeURIComponent(followKey)}/claims`;

/** The claims of an order, the latest first. */
export const callClaims = (path: string, signal: AbortSignal): Promise<ClaimList> =>
	api.get(path, claimListSchema, { signal });

export const callMakeClaim = (path: string, claim: NewClaimRequest): Promise<Claim> =>
	api.post(path, claim, claimSchema);

export const callSay = (path: string, number: string, message: ClaimMessage): Promise<Claim> =>
	api.post(`${path}/${encodeURIComponent(number)}/messages`, message, claimSchema);

import {
	type Claim,
	type ClaimList,
	type ClaimMessage,
	listClaims,
	listFollowedClaims,
	makeClaim,
	makeFollowedClaim,
	type NewClaimRequest,
	sayInClaim,
	sayInFollowedClaim,
} from "@confiserie/domain/contract/claims";
import type { QueryKey } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

/** Calls for one order's claims, by its customer or by the holder of the key of its mails. */
export interface ClaimsOf {
	queryKey: QueryKey;
	/** The latest first. */
	read: (signal: AbortSignal) => Promise<ClaimList>;
	make: (claim: NewClaimRequest) => Promise<Claim>;
	say: (number: string, message: ClaimMessage) => Promise<Claim>;
}

export function customersClaims(id: string): ClaimsOf {
	return {
		queryKey: keyOf(listClaims, { params: { id } }),
		read: (signal) => call(listClaims, { params: { id }, signal }),
		make: (body) => call(makeClaim, { params: { id }, body }),
		say: (number, body) => call(sayInClaim, { params: { id, number }, body }),
	};
}

export function guestsClaims(key: string): ClaimsOf {
	return {
		queryKey: keyOf(listFollowedClaims, { params: { key } }),
		read: (signal) => call(listFollowedClaims, { params: { key }, signal }),
		make: (body) => call(makeFollowedClaim, { params: { key }, body }),
		say: (number, body) => call(sayInFollowedClaim, { params: { key, number }, body }),
	};
}

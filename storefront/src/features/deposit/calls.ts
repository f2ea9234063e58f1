import {
	codeCheckResponseSchema,
	type DepositTerms,
	depositTermsSchema,
} from "@confiserie/domain/contract/commercial-codes";
import { api } from "@/lib/api";

/** GET /payments/deposit-terms: how the caller qualifies for a deposit. */
export function callDepositTerms(signal: AbortSignal): Promise<DepositTerms> {
	return api.get("/payments/deposit-terms", depositTermsSchema, { signal });
}

/** POST /payments/commercial-code: whether this is the caller's code. */
export async function callCodeCheck(code: string): Promise<boolean> {
	return (await api.post("/payments/commercial-code", { code }, codeCheckResponseSchema)).valid;
}

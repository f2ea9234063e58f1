import { type CompanyCredit, companyCreditSchema, onAccountSchema } from "@confiserie/domain/contract/company-terms";
import { ApiProblem, api } from "@/lib/api";

/** How the caller's company may pay; null for who buys for none. */
export async function callReadCredit(signal: AbortSignal): Promise<CompanyCredit | null> {
	try {
		return await api.get("/company/credit", companyCreditSchema, { signal });
	} catch (cause) {
		if (cause instanceof ApiProblem && cause.code === "COMPANY_NOT_FOUND") return null;
		throw cause;
	}
}

/** Accepts an unpaid order on the company's account. */
export const callOnAccount = (orderNumber: string) =>
	api.post(`/orders/${encodeURIComponent(orderNumber)}/on-account`, {}, onAccountSchema);

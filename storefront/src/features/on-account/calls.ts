import { type CompanyCredit, readCompanyCredit } from "@confiserie/domain/contract/company-terms";
import { callReadBusiness } from "@/features/company";
import { call } from "@/lib/api";

/** How the caller's company may pay; null for a private customer, whose browser does not log a 404 for it. */
export async function callReadCredit(signal: AbortSignal): Promise<CompanyCredit | null> {
	const { business } = await callReadBusiness(signal);
	return business && call(readCompanyCredit, { signal });
}

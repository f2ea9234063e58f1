import { readBusiness } from "@confiserie/domain/contract/accounts";
import { type CompanyCredit, readCompanyCredit } from "@confiserie/domain/contract/company-terms";
import { call } from "@/lib/api";

/** How the caller's company may pay; null for a private customer, whose browser does not log a 404 for it. */
export async function readCredit(signal: AbortSignal): Promise<CompanyCredit | null> {
	const { business } = await call(readBusiness, { signal });
	return business && call(readCompanyCredit, { signal });
}

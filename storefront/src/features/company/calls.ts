import { type AccountBusiness, accountBusinessSchema } from "@confiserie/domain/contract/business-answer";
import { type OwnCompany, ownCompanySchema } from "@confiserie/domain/contract/companies";
import { api } from "@/lib/api";

export const callReadBusiness = (signal: AbortSignal): Promise<AccountBusiness> =>
	api.get("/auth/business", accountBusinessSchema, { signal });

/** GET /company: the caller's company, as their role shows it. */
export const callCompany = (signal?: AbortSignal): Promise<OwnCompany> =>
	api.get("/company", ownCompanySchema, signal && { signal });

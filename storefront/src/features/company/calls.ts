import { readBusiness } from "@confiserie/domain/contract/accounts";
import type { AccountBusiness } from "@confiserie/domain/contract/business-answer";
import { type OwnCompany, readCompany } from "@confiserie/domain/contract/companies";
import { call } from "@/lib/api";

export const callReadBusiness = (signal: AbortSignal): Promise<AccountBusiness> => call(readBusiness, { signal });

/** GET /company: the caller's company, as their role shows it. */
export const callCompany = (signal?: AbortSignal): Promise<OwnCompany> => call(readCompany, { signal });

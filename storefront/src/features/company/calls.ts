import { type AccountBusiness, accountBusinessSchema } from "@confiserie/domain/contract/business-answer";
import { api } from "@/lib/api";

export const callReadBusiness = (signal: AbortSignal): Promise<AccountBusiness> =>
	api.get("/auth/business", accountBusinessSchema, { signal });

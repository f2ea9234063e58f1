import {
	type AdminCompanyTerms,
	adminCompanyTermsSchema,
	type CompanyTermsInput,
} from "@confiserie/domain/contract/company-terms";
import { api } from "@/lib/api";

const path = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}/terms`;

export const callTerms = (companyId: string, signal: AbortSignal): Promise<AdminCompanyTerms> =>
	api.get(path(companyId), adminCompanyTermsSchema, { signal });

export const callChangeTerms = (companyId: string, terms: CompanyTermsInput): Promise<AdminCompanyTerms> =>
	api.put(path(companyId), terms, adminCompanyTermsSchema);

import {
	type AdminCompany,
	type AdminCompanyPage,
	type AdminCompanyQuery,
	adminCompanyPageSchema,
	adminCompanySchema,
	type CompanyNote,
	companyNoteSchema,
} from "@confiserie/domain/contract/admin-company";
import { api } from "@/lib/api";

const at = (id: string) => `/admin/companies/${encodeURIComponent(id)}`;

/** GET /admin/companies: a `query` of one letter has no results and is not sent. */
export function callCompanies(
	{ query, page }: Pick<AdminCompanyQuery, "query" | "page">,
	signal: AbortSignal,
): Promise<AdminCompanyPage> {
	return api.get("/admin/companies", adminCompanyPageSchema, {
		query: { query: query.length === 1 ? "" : query, page },
		signal,
	});
}
export const callAdminCompany = (id: string, signal: AbortSignal): Promise<AdminCompany> =>
	api.get(at(id), adminCompanySchema, { signal });
export const callCompanyNote = (id: string, note: CompanyNote): Promise<CompanyNote> =>
	api.put(`${at(id)}/note`, note, companyNoteSchema);

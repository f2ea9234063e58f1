import {
	type AdminCompany,
	type AdminCompanyPage,
	type AdminCompanyQuery,
	adminCompanyPageSchema,
	adminCompanySchema,
	type CompanyNote,
	companyNoteSchema,
} from "@confiserie/domain/contract/admin-companies";
import type { CompanyIdentityInput } from "@confiserie/domain/contract/business";
import type { MemberCalls } from "@/features/my-company";
import { api } from "@/lib/api";

const at = (id: string) => `/admin/companies/${encodeURIComponent(id)}`;

export const callCompanies = (
	query: Pick<AdminCompanyQuery, "query" | "page">,
	signal: AbortSignal,
): Promise<AdminCompanyPage> => api.get("/admin/companies", adminCompanyPageSchema, { query, signal });
export const callAdminCompany = (id: string, signal: AbortSignal): Promise<AdminCompany> =>
	api.get(at(id), adminCompanySchema, { signal });
/** How the staff changes the members of a company. */
export const memberCalls = (id: string): MemberCalls<AdminCompany> => ({
	invite: (invite) => api.post(`${at(id)}/invitations`, invite, adminCompanySchema),
	withdraw: (invitation) =>
		api.deleteFor(`${at(id)}/invitations/${encodeURIComponent(invitation)}`, adminCompanySchema),
	change: (member, update) => api.put(`${at(id)}/members/${encodeURIComponent(member)}`, update, adminCompanySchema),
	remove: (member) => api.deleteFor(`${at(id)}/members/${encodeURIComponent(member)}`, adminCompanySchema),
});
export const callCompanyIdentity = (id: string, business: CompanyIdentityInput): Promise<AdminCompany> =>
	api.put(`${at(id)}/business`, business, adminCompanySchema);
export const callCompanyNote = (id: string, note: CompanyNote): Promise<CompanyNote> =>
	api.put(`${at(id)}/note`, note, companyNoteSchema);

import { type AdminCompany, adminCompanySchema } from "@confiserie/domain/contract/admin-companies";
import type { MemberCalls } from "@/features/my-company";
import { api } from "@/lib/api";

const at = (id: string) => `/admin/companies/${encodeURIComponent(id)}`;
/** How the staff changes the members of a company. */
export const memberCalls = (id: string): MemberCalls<AdminCompany> => ({
	invite: (invite) => api.post(`${at(id)}/invitations`, invite, adminCompanySchema),
	withdraw: (invitation) =>
		api.deleteFor(`${at(id)}/invitations/${encodeURIComponent(invitation)}`, adminCompanySchema),
	change: (member, update) => api.put(`${at(id)}/members/${encodeURIComponent(member)}`, update, adminCompanySchema),
	remove: (member) => api.deleteFor(`${at(id)}/members/${encodeURIComponent(member)}`, adminCompanySchema),
});

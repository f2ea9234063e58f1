import {
	type AdminCompany,
	changeCompanyMemberAsStaff,
	inviteCompanyMemberAsStaff,
	removeCompanyMemberAsStaff,
	withdrawCompanyInvitationAsStaff,
} from "@confiserie/domain/contract/admin-companies";
import type { MemberCalls } from "@/features/account/my-company";
import { call } from "@/lib/api";
/** How the staff changes the members of a company. */
export const memberCalls = (id: string): MemberCalls<AdminCompany> => ({
	invite: (invite) => call(inviteCompanyMemberAsStaff, { params: { id }, body: invite }),
	withdraw: (invitation) => call(withdrawCompanyInvitationAsStaff, { params: { id, invitation } }),
	change: (member, update) => call(changeCompanyMemberAsStaff, { params: { id, member }, body: update }),
	remove: (member) => call(removeCompanyMemberAsStaff, { params: { id, member } }),
});

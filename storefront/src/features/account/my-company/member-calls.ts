import {
	type CompanyInvite,
	type CompanyMemberUpdate,
	changeCompanyMember,
	inviteCompanyMember,
	type OwnCompany,
	removeCompanyMember,
	withdrawCompanyInvitation,
} from "@confiserie/domain/contract/companies";
import { call } from "@/lib/api";

/** How members are changed, by one of them or by the staff; each call answers the company as it is then. */
export interface MemberCalls<Changed> {
	invite: (invite: CompanyInvite) => Promise<Changed>;
	withdraw: (invitationId: string) => Promise<Changed>;
	change: (memberId: string, update: CompanyMemberUpdate) => Promise<Changed>;
	remove: (memberId: string) => Promise<Changed>;
}

/** How a member changes the others of their own company. */
export const MEMBER_CALLS: MemberCalls<OwnCompany> = {
	invite: (invite) => call(inviteCompanyMember, { body: invite }),
	withdraw: (id) => call(withdrawCompanyInvitation, { params: { id } }),
	change: (id, update) => call(changeCompanyMember, { params: { id }, body: update }),
	remove: (id) => call(removeCompanyMember, { params: { id } }),
};

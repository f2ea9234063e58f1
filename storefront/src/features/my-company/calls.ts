import {
	addCompanySite,
	type CompanyInvite,
	type CompanyMemberUpdate,
	type CompanyOffer,
	type CompanySiteInput,
	changeCompanyMember,
	changeCompanySite,
	inviteCompanyMember,
	joinCompany,
	type OwnCompany,
	readCompanyInvitation,
	removeCompanyMember,
	removeCompanySite,
	withdrawCompanyInvitation,
} from "@confiserie/domain/contract/companies";
import {
	approveOrder,
	type CompanyApproval,
	type CompanyOrderPage,
	declineOrder,
	listApprovals,
	listCompanyOrders,
} from "@confiserie/domain/contract/company-orders";
import { ApiProblem, call } from "@/lib/api";

export const callRemoveMember = (id: string): Promise<OwnCompany> => call(removeCompanyMember, { params: { id } });
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
	remove: callRemoveMember,
};
export const callSaveSite = (id: string | null, site: CompanySiteInput): Promise<OwnCompany> =>
	id === null ? call(addCompanySite, { body: site }) : call(changeCompanySite, { params: { id }, body: site });
export const callRemoveSite = (id: string): Promise<OwnCompany> => call(removeCompanySite, { params: { id } });

export const callOffer = (token: string): Promise<CompanyOffer> => call(readCompanyInvitation, { body: { token } });
export const callJoin = (token: string): Promise<OwnCompany> => call(joinCompany, { body: { token } });

export const callApprovals = (signal: AbortSignal): Promise<CompanyApproval[]> => call(listApprovals, { signal });
export const callApprove = (orderNumber: string): Promise<CompanyApproval[]> =>
	call(approveOrder, { params: { id: orderNumber } });
export const callDecline = (orderNumber: string, reason: string): Promise<CompanyApproval[]> =>
	call(declineOrder, { params: { id: orderNumber }, body: { reason } });
export const callCompanyOrders = (page: number, signal: AbortSignal): Promise<CompanyOrderPage> =>
	call(listCompanyOrders, { query: { page }, signal });

export const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";

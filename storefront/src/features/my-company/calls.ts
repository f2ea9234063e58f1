import {
	type CompanyInvite,
	type CompanyMemberUpdate,
	type CompanyOffer,
	type CompanySiteInput,
	companyOfferSchema,
	type OwnCompany,
	ownCompanySchema,
} from "@confiserie/domain/contract/companies";
import {
	type CompanyApproval,
	type CompanyOrderPage,
	companyApprovalsSchema,
	companyOrderPageSchema,
} from "@confiserie/domain/contract/company-orders";
import { ApiProblem, api } from "@/lib/api";

const at = (...path: string[]) => ["/company", ...path.map(encodeURIComponent)].join("/");

export const callRemoveMember = (id: string): Promise<OwnCompany> => api.deleteFor(at("members", id), ownCompanySchema);
/** How members are changed, by one of them or by the staff; each call answers the company as it is then. */
export interface MemberCalls<Changed> {
	invite: (invite: CompanyInvite) => Promise<Changed>;
	withdraw: (invitationId: string) => Promise<Changed>;
	change: (memberId: string, update: CompanyMemberUpdate) => Promise<Changed>;
	remove: (memberId: string) => Promise<Changed>;
}

/** How a member changes the others of their own company. */
export const MEMBER_CALLS: MemberCalls<OwnCompany> = {
	invite: (invite) => api.post(at("invitations"), invite, ownCompanySchema),
	withdraw: (id) => api.deleteFor(at("invitations", id), ownCompanySchema),
	change: (id, update) => api.put(at("members", id), update, ownCompanySchema),
	remove: callRemoveMember,
};
export const callSaveSite = (id: string | null, site: CompanySiteInput): Promise<OwnCompany> =>
	id === null ? api.post(at("sites"), site, ownCompanySchema) : api.put(at("sites", id), site, ownCompanySchema);
export const callRemoveSite = (id: string): Promise<OwnCompany> => api.deleteFor(at("sites", id), ownCompanySchema);

export const callOffer = (token: string): Promise<CompanyOffer> =>
	api.post(at("invitation"), { token }, companyOfferSchema);
export const callJoin = (token: string): Promise<OwnCompany> => api.post(at("membership"), { token }, ownCompanySchema);

export const callApprovals = (signal: AbortSignal): Promise<CompanyApproval[]> =>
	api.get(at("approvals"), companyApprovalsSchema, { signal });
export const callApprove = (orderNumber: string): Promise<CompanyApproval[]> =>
	api.post(at("approvals", orderNumber, "approve"), {}, companyApprovalsSchema);
export const callDecline = (orderNumber: string, reason: string): Promise<CompanyApproval[]> =>
	api.post(at("approvals", orderNumber, "decline"), { reason }, companyApprovalsSchema);
export const callCompanyOrders = (page: number, signal: AbortSignal): Promise<CompanyOrderPage> =>
	api.get(at("orders"), companyOrderPageSchema, { query: { page }, signal });

export const wordsOf = (cause: unknown): string =>
	cause instanceof ApiProblem ? cause.message : "Réessayez dans un instant.";

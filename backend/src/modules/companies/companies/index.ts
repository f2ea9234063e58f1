export { listCompanies } from "./admin/list-companies";
export { noteCompany } from "./admin/note-company";
export { readAdminCompany } from "./admin/read-admin-company";
export {
	addressesOf,
	type CompanyRow,
	companyOfSiren,
	findCompany,
	groupsOf,
	lockCompany,
	type Membership,
	membershipOf,
	membersOf,
	readCompanyRow,
	requireInCompany,
	requireMembership,
} from "./company-row";
export { addElectronicAddress, changeBusiness, refuseRegistered } from "./identity";
export { inviteColleague, joinCompany, readOffer, withdrawColleagueInvitation } from "./invitations";
export { forgetLeftOvers } from "./left-overs";
export type { MemberManager } from "./member-manager";
export { changeColleague, removeColleague } from "./members";
export { OPEN_ORDER, OPEN_QUOTE } from "./open-orders";
export { forgetMembership, membershipData } from "./personal-membership";
export { readOwnCompany } from "./read-company";
export { addSite, changeSite, removeSite } from "./sites";
export { spendingOf } from "./spending";
export { addMember, admitBuyer, type HandOver, leaveCompany, lockMembership, stateBusiness } from "./state-business";

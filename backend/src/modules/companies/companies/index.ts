export { listCompanies } from "./admin/list-companies";
export { noteCompany } from "./admin/note-company";
export { listedOrder, readAdminCompany } from "./admin/read-admin-company";
export {
	addressesOf,
	companyOfSiren,
	groupsOf,
	lockCompany,
	lockMember,
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
export { isLastOfOpenOrders, OPEN_ORDER, OPEN_QUOTE } from "./open-orders";
export { forgetMembership, membershipData } from "./personal-membership";
export { alignCompanyPrices } from "./prices/align";
export { changeCompanyPrice, changeDiscounts } from "./prices/change-prices";
export { importCompanyPrices } from "./prices/import-prices";
export { listCompanyPrices } from "./prices/list-prices";
export { type GrantedPrices, grantedPrices, readDiscounts } from "./prices/read-prices";
export { readOwnCompany } from "./read-company";
export { addSite, changeSite, removeSite } from "./sites";
export { spendingOf } from "./spending";
export { addMember, admitBuyer, type HandOver, leaveCompany, lockMembership, stateBusiness } from "./state-business";
export { type Buyer, companyIdentity, resolveBuyer, VISITOR } from "./terms/buyer";
export { buyingCompaniesOf } from "./terms/buying-companies";
export { changeTerms } from "./terms/change-terms";
export { creditFailure, creditOf, refuseBeyondCredit } from "./terms/credit";
export { boughtBy, currentBuyer } from "./terms/current-buyer";
export { INVOICE_OPEN, OPEN_INVOICES, OWING } from "./terms/open-invoices";
export { readTerms } from "./terms/read-terms";
export { refuseBelowMinimum, rulesUnder } from "./terms/sale-rules";

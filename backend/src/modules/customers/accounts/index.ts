export { type Account, readAccount, readAccountInSession } from "./account-record";
export { readSecurity } from "./account-security";
export {
	createAdministrator,
	type Granted,
	promoteAdministrator,
	revokeAdministrator,
} from "./administrators";
export { forgetAllergens, readAllergens, rememberAllergens } from "./allergens";
export { listKeys, type OwnedKey, readOwnedKey } from "./api-keys";
export { forgetBusiness, readBusiness, readVatCheck, storeBusiness } from "./business";
export { type BusinessRow, businessOf, businessRow } from "./business-columns";
export { confirmEmailChange, requestEmailChange } from "./change-email";
export { changePassword, checkPassword, resetPassword } from "./change-password";
export { createIdentity } from "./create-identity";
export { mailPasswordLink, mailStaffPasswordLink } from "./forgotten-password";
export { toCallbackPage } from "./google/callback-page";
export { claimGoogleAccount } from "./google/google-account";
export { googleCallbackUrl, googleClient, googleOffer, hasGoogle } from "./google/google-client";
export { googlePerson } from "./google/google-person";
export { linkGoogle } from "./google/link-google";
export { holderOf, makeHolder, rememberAttempt, takeAttempt } from "./google/sign-in-cookie";
export { inviteMember, listInvitations, resendInvitation, withdrawInvitation } from "./invitations";
export { changeView, createView, listViews, removeView } from "./list-views";
export { openAccountForCustomer } from "./open-account";
export { searchCustomers } from "./search-customers";
export { passSecondFactor } from "./second-factor/pass";
export { resetSecondFactor } from "./second-factor/reset";
export { beginSecondFactor, confirmSecondFactor, endSecondFactor } from "./second-factor/set-up";
export {
	endOwnSession,
	endSession,
	endSessions,
	LONGEST_DAYS,
	listSessions,
	OPEN_SESSION,
	openAccountSession,
} from "./sessions";
export { signIn } from "./sign-in";
export { withStaffRole } from "./staff-role";
export { requirePhone, withStoredPhone } from "./stored-phone";
export { changeRole, endMemberSessions, listMembers, removeMember } from "./team";
export { issueTicket, readTicket, takeTicket } from "./tickets";
export { checkVatNumbers } from "./vat-check/check-vat-numbers";
export { viesChecker } from "./vat-check/vies";

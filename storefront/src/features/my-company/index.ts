export { ApprovalsPage } from "./approvals-page";
export type { MemberCalls } from "./calls";
export { CompanyInvitationPage } from "./company-invitation-page";
export { CompanyOrdersPage } from "./company-orders-page";
export { InviteForm } from "./invite-form";
export { MemberList } from "./member-list";
export { MyCompanyPage } from "./my-company-page";

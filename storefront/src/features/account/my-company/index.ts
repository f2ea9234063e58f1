export { ApprovalsPage } from "./approvals-page";
export { CompanyInvitationPage } from "./company-invitation-page";
export { CompanyOrdersPage } from "./company-orders-page";
export { InviteForm } from "./invite-form";
export type { MemberCalls } from "./member-calls";
export { MemberList } from "./member-list";
export { MyCompanyPage } from "./my-company-page";

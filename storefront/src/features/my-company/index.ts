export { ApprovalsPage } from "./approvals-page";
export { CompanyInvitationPage } from "./company-invitation-page";
export { CompanyOrdersPage } from "./company-orders-page";
export { MyCompanyPage } from "./my-company-page";

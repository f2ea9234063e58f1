export { listCompanyOrders } from "./company-orders";
export { approveOrder, declineOrder } from "./decide";
export { listApprovals } from "./list-approvals";
export { mailApprovers, requestApproval } from "./request-approval";

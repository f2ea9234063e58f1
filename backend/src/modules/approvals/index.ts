export { listCompanyOrders } from "./company-orders";
export { approveOrder, declineOrder } from "./decide";
export { handOver } from "./hand-over";
export { listApprovals } from "./list-approvals";
export { mailApprovers, requestApproval } from "./request-approval";

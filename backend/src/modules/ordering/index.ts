import { Module } from "@medusajs/framework/utils";
import { ORDERING_MODULE } from "./key";
import OrderingService from "./service";
import bootLoader from "./upkeep/boot-loader";

export { changeStatus } from "./admin/change-status";
export { exportOrders } from "./admin/export-orders";
export { listAdminOrders } from "./admin/list-orders";
export { readDashboard } from "./admin/read-dashboard";
export { readAdminOrder } from "./admin/read-order";
export { readStats } from "./admin/read-stats";
export { resumeCheckout } from "./checkout/resume-checkout";
export { readShopContext, type ShopContext } from "./engine/shop-context";
export { takeOverCancellation } from "./engine/take-over-cancellation";
export { takeOverFulfilments } from "./engine/take-over-fulfilments";
export { takeOverPayments } from "./engine/take-over-payments";
export { ORDERING_MODULE } from "./key";
export { findOrder } from "./orders/find-order";
export { queueOrderMail } from "./orders/order-mail";
export { openBalance, readBalance } from "./payment/balance";
export { processInbox } from "./payment/inbox";
export { readPaymentLink, signPaymentLink } from "./payment/payment-link";
export { readPayments } from "./payment/read-payments";
export { recordTransfer } from "./payment/record-transfer";
export type { StripeOptions } from "./payment/stripe/client";
export { refundFromEngine } from "./refunds/refund-from-engine";
export { requestRefund } from "./refunds/request-refund";
export type { default as OrderingService } from "./service";
export type { OrderBook, OrderBookEvent, OrderRow } from "./types";
export { runTasks } from "./upkeep/run-tasks";
export { sweepOrders } from "./upkeep/sweep-orders";

/** The order book: orders, stock holds, payments and what is still to be done about them. */
export default Module(ORDERING_MODULE, { service: OrderingService, loaders: [bootLoader] });

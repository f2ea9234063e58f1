export { isAheadSql } from "./is-ahead-sql";
export { ORDER_BOOK_PROVIDER } from "./payment-provider";
export { projectOrder } from "./project-order";
export { refundFromEngine } from "./refund-from-medusa";
export { readShopContext, type ShopContext } from "./shop-context";
export { takeOverCancellation } from "./take-over-cancellation";
export { takeOverFulfilments } from "./take-over-fulfilments";
export { takeOverPayments } from "./take-over-payments";

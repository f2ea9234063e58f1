export { isAheadSql } from "./is-ahead-sql";
export { MEDUSA_PROVIDERS } from "./payment-provider";
export { projectOrder } from "./project-order";
export { readShopContext, type ShopContext } from "./shop-context";
export { takeOverCancellation } from "./take-over-cancellation";
export { takeOverFulfilments } from "./take-over-fulfilments";
export { takeOverPayments } from "./take-over-payments";

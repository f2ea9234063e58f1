export { batchHref, batchWords } from "./batch-calls";
export { OrderBatchPage } from "./batch-page";
export { AdminOrderPage } from "./order-page";
export { OrdersListPage } from "./orders-list-page";
export { PickingPage } from "./picking-page";

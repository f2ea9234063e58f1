export { OrderBatchPage } from "./batch-page";
export { batchHref, batchWords } from "./batch-words";
export { OrderAllergensPage } from "./order-allergens-page";
export { AdminOrderPage } from "./order-page";
export { OrdersListPage } from "./orders-list-page";
export { PickingPage } from "./picking-page";

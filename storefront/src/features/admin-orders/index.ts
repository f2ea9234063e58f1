export { AdminOrderPage } from "./order-page";
export { OrdersListPage } from "./orders-list-page";

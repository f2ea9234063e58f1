export { OrderPage } from "./order-page";
export { OrdersPage } from "./orders-page";
export { OrderStatusBadge, PaymentStatusBadge } from "./status-badges";

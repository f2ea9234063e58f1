export { AccountQueries } from "./account-queries";
export { OrderPage } from "./order-page";
export { OrdersPage } from "./orders-page";
export { quantityText } from "./quantity-text";
export { OrderStatusBadge, PaymentStatusBadge, StatusBadges } from "./status-badges";

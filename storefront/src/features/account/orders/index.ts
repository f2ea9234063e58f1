export { AgreedDelivery } from "./agreed-delivery";
export { FollowedOrderPage } from "./followed-order-page";
export { OrderPage } from "./order-page";
export { OrderRead } from "./order-read";
export { OrderStep } from "./order-step";
export { OrdersPage } from "./orders-page";
export { OrderStatusBadge, PaymentStatusBadge, StatusBadges } from "./status-badges";
export { TrackingLine } from "./tracking-line";

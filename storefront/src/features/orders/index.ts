export { AgreedDelivery } from "./agreed-delivery";
export { FollowedOrderPage } from "./followed-order-page";
export { OrderPage } from "./order-page";
export { OrdersPage } from "./orders-page";
export { OrderStatusBadge, PaymentStatusBadge } from "./status-badges";
export { TrackingLine } from "./tracking-line";

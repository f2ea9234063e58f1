export { OrderPayments, type OrderPaymentsProps } from "./order-payments";

export { OrderPayments } from "./order-payments";

export { OrderPayments } from "./order-payments";
export { RestOutcome } from "./rest-outcome";

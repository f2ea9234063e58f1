export { AMOUNT_FIELD, typed } from "./money-dialog";
export { OrderPayments } from "./order-payments";
export { RestOutcome } from "./rest-outcome";

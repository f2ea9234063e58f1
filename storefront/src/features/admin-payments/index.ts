export { AMOUNT_FIELD, MoneyForm, typed } from "./money-form";
export { OrderPayments } from "./order-payments";
export { useKey } from "./use-key";

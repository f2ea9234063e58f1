export { CardPayment } from "./card-payment";
export { isOutcomeUnknown, type ProblemText } from "./problem";
export { type PaymentCalls, usePayment } from "./use-payment";

export { CardPayment } from "./card-payment";
export { PaymentInProgress } from "./payment-in-progress";
export { type PaymentState, paymentStateOf } from "./payment-state";
export { isOutcomeUnknown, type ProblemText } from "./problem";
export { type PaymentCalls, usePayment } from "./use-payment";

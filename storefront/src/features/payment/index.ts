export { CardPayment, type CardPaymentProps } from "./card-payment";
export { isOutcomeUnknown, type ProblemText } from "./problem";
export { type CardIntent, type Payment, type PaymentCalls, usePayment } from "./use-payment";

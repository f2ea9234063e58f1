export { type ChosenPayment, choiceOf, fittingPayment, IN_FULL } from "./chosen-payment";
export { PaymentChoice } from "./payment-choice";

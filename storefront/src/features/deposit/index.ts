export { PaymentChoice } from "./payment-choice";
export { fittingPayment, IN_FULL, type PaymentWish, wishOf } from "./payment-wish";

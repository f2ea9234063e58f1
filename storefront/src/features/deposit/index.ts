export { PaymentChoice } from "./payment-choice";
export { DEPOSIT_REFUSED_MESSAGE, fittingPayment, IN_FULL, type PaymentWish, wishOf } from "./payment-wish";

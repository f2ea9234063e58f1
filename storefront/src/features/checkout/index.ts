export { CheckoutPage } from "./checkout-page";
export { SuccessPage } from "./success-page";

export { CheckoutPage } from "./checkout-page";
export { DeliveryChoice } from "./delivery-choice";
export { chosenDelivery, type DeliveryPreference, wishedDelivery } from "./delivery-wish";
export { SuccessPage } from "./success-page";

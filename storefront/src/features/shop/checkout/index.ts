export { CheckoutPage } from "./checkout-page";
export { chosenOption, DeliveryChoice } from "./delivery-choice";
export { chosenDelivery, type DeliveryPreference, requestedDelivery } from "./delivery-request";
export { SuccessPage } from "./success-page";

export { DeliveryPage } from "./delivery/delivery-page";
export { SettingsPage } from "./settings-page";

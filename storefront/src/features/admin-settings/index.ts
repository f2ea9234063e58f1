export { DeliveryPage } from "./delivery/delivery-page";
export { HomePage } from "./home/home-page";
export { SettingsPage } from "./settings-page";

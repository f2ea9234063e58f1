export { DeliveryPage } from "./delivery/delivery-page";
export { HomePage } from "./home/home-page";
export { NavigationPage } from "./navigation/navigation-page";
export { SettingsPage } from "./settings-page";

export { QuickEntry } from "./quick-entry";
export { QuickOrderPage } from "./quick-order-page";

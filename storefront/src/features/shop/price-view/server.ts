export { PRICE_VIEW_SCRIPT } from "./price-view-script";

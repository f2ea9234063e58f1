export { PriceViewScript } from "./price-view-script";

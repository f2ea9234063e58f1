export { PriceSwitch } from "./price-switch";

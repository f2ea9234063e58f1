/** What the configurator shows late: it is no part of a first load. */
export { OwnPriceNote } from "@/features/own-prices";
export { DeliveryLine } from "./delivery-line";
export { StockShortage } from "./stock-shortage";

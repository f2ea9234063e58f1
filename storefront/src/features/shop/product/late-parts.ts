/** What the configurator shows late: it is no part of a first load. */
export { DeliveryLine } from "./delivery-line";
export { MarkTier } from "./mark-tier";
export { OwnPrices } from "./own-prices";
export { StockShortage } from "./stock-shortage";

export { BuyBar } from "./buy-bar";
export { StockShortage } from "./stock-shortage";

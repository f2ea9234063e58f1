export { LotBadges, LotsCard } from "./lots-card";
export { OrderLots } from "./order-lots-card";
export { RecallPage } from "./recall-page";
export { ReceiptsPage } from "./receipts-page";
export { StockCountPage } from "./stock-count-page";

export { confirmLots } from "./confirm-lots";
export { countStock, listStockCounts } from "./count-stock";
export { listLots } from "./list-lots";
export { proposeLots, readOrderLots, shippedLots } from "./order-lots";
export { LOT_INVARIANT } from "./reads";
export { exportRecall, mailRecall, readRecall } from "./recall";
export { listReceipts, recordReceipt } from "./receipts";
export { returnToLot } from "./return-lots";
export { shipLots, unshipLots } from "./ship-lots";

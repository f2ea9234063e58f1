export { beginBatch, stopBatch } from "./batches/begin-batch";
export { orderBatches } from "./batches/order-batches";
export { runBatches } from "./batches/run-batches";
export { changeStatus } from "./change-status";
export { correctContact } from "./corrections/correct-contact";
export { correctArticles } from "./corrections/correct-lines";
export { previewCorrection } from "./corrections/preview-correction";
export { previewStatusMail } from "./preview-status-mail";
export {
	cancelCarrierLabel,
	carrierLabelPdf,
	carrierRates,
	createCarrierLabel,
} from "./shipments/carrier-label";
export { changeShipmentTracking } from "./shipments/change-shipment-tracking";
export { receiveCarrierEvent } from "./shipments/receive-carrier-event";
export { receiveReturn } from "./shipments/receive-return";
export { shipOrder } from "./shipments/ship-order";

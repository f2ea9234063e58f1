export { beginBatch, stopBatch } from "./batches/begin-batch";
export { listBatches, readBatchDetail } from "./batches/read-batches";
export { runBatches } from "./batches/run-batches";
export { changeStatus } from "./change-status";
export { correctContact } from "./corrections/correct-contact";
export { correctArticles } from "./corrections/correct-lines";
export { previewCorrection } from "./corrections/preview-correction";
export { previewStatusMail } from "./preview-status-mail";

export { BatchPage } from "./batch-page";
export { RunningList } from "./running-list";
export { choiceRefusal, SelectionFrame } from "./selection-frame";
export { StopBatchButton } from "./stop-batch-button";
export { useFollow } from "./use-follow";

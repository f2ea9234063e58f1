export { BatchPage } from "./batch-page";
export { RunningList } from "./running-list";
export { choiceRefusal, SelectionFrame } from "./selection-frame";

export { callLists } from "./calls";
export { SaveAsList } from "./save-as-list";

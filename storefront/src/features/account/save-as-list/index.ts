export { SaveAsList } from "./save-as-list";

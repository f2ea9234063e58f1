export { ColumnPicker } from "./column-picker";
export { useDefaultView } from "./use-default-view";
export { ViewBar } from "./view-bar";

export { type ChoosableColumn, columnChoice } from "./column-choice";
export { ColumnPicker } from "./column-picker";
export { useDefaultView } from "./use-default-view";
export { ViewBar } from "./view-bar";

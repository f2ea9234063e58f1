export { StockAlert } from "./stock-alert";

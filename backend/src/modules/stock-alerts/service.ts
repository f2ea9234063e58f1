export const STOCK_ALERT_MODULE = "stockAlerts";

/** Requests are stored by functions over a connection; Medusa requires a service of each module. */
export default class StockAlertService {}

import { Module } from "@medusajs/framework/utils";
import StockAlertService, { STOCK_ALERT_MODULE } from "./service";

export { alertsOf, askForStockAlert, cancelStockAlerts, forgetAlertsOf, forgetOldAlerts } from "./requests";
export { sendStockAlerts } from "./send-stock-alerts";

/** Mails about products that are back in stock. */
export default Module(STOCK_ALERT_MODULE, { service: StockAlertService });

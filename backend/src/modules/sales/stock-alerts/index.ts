export { alertsOf, askForStockAlert, cancelStockAlerts, forgetAlertsOf, forgetOldAlerts } from "./requests";
export { sendStockAlerts } from "./send-stock-alerts";

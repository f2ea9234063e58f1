import { stockAlertRequestSchema } from "../stock-alert";
import { SAMPLE, shape } from "./shape";

export const STOCK_ALERT_BODIES = {
	StockAlertRequest: shape(stockAlertRequestSchema, { email: SAMPLE.email, consent: 1 }),
};

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { sendStockAlerts } from "../modules/sales/stock-alerts";

/** Every minute: mails who waits for a product that is back in stock, however it came back. */
export default async function sendStockAlertsJob(container: MedusaContainer): Promise<void> {
	await sendStockAlerts(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime());
}

export const config = { name: "send-stock-alerts", schedule: "* * * * *" };

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { sendPaymentReminders } from "../modules/sales/company-orders";

/** Every morning in Paris, and again in the hours after it: reminds companies of late invoices. */
export default async function sendPaymentRemindersJob(container: MedusaContainer): Promise<void> {
	await sendPaymentReminders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime());
}

export const config = { name: "send-payment-reminders", schedule: "45 7-17 * * *" };

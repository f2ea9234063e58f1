import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { sendListReminders } from "../modules/sales/saved-lists";

/** Every morning in Paris, and again in the hours after it: reminds customers of lists on the day that they chose. */
export default async function sendListRemindersJob(container: MedusaContainer): Promise<void> {
	await sendListReminders(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime());
}

export const config = { name: "send-list-reminders", schedule: "15 6-18 * * *" };

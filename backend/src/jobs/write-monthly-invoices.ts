import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { scheduleMonthlyInvoices } from "../modules/documents/invoicing";
import { runTasks } from "../modules/operations/order-jobs";

/** Every hour: invoices what left in a month that has ended, of companies that are invoiced monthly. */
export default async function writeMonthlyInvoices(container: MedusaContainer): Promise<void> {
	await scheduleMonthlyInvoices(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime());
	await runTasks(container);
}

export const config = { name: "write-monthly-invoices", schedule: "10 * * * *" };

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../lib/database/clock";
import { writeMonthlyInvoices } from "../modules/documents/invoicing";

/** Every hour: invoices what left in a month that has ended, of companies that are invoiced monthly. */
export default async function writeMonthlyInvoicesJob(container: MedusaContainer): Promise<void> {
	await writeMonthlyInvoices(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), shopTime);
}

export const config = { name: "write-monthly-invoices", schedule: "10 * * * *" };

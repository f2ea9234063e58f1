import type { MedusaContainer } from "@medusajs/framework/types";
import { writeArchives } from "../modules/documents/invoicing";

/** Every two seconds: writes requested ZIP archives of billing documents; a query on an empty index costs nothing. */
export default async function writeInvoiceArchivesJob(container: MedusaContainer): Promise<void> {
	await writeArchives(container);
}

export const config = { name: "write-invoice-archives", schedule: "*/2 * * * * *" };

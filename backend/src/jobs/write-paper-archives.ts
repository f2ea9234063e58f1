import type { MedusaContainer } from "@medusajs/framework/types";
import { writeArchives } from "../modules/invoicing";

/** Every two seconds: writes requested ZIP archives of billing documents; a query on an empty index costs nothing. */
export default async function writePaperArchivesJob(container: MedusaContainer): Promise<void> {
	await writeArchives(container);
}

export const config = { name: "write-paper-archives", schedule: "*/2 * * * * *" };

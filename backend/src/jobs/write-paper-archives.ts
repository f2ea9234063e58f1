import type { MedusaContainer } from "@medusajs/framework/types";
import { writeArchives } from "../modules/invoicing";

/** Every two seconds: months of papers that were asked for as ZIP; a look at an empty index costs nothing. */
export default async function writePaperArchivesJob(container: MedusaContainer): Promise<void> {
	await writeArchives(container);
}

export const config = { name: "write-paper-archives", schedule: "*/2 * * * * *" };

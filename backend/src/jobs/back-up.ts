import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { BackupFailure } from "../modules/operations/backup";
import { backUpWhenDue } from "../workflows/backup/back-up";
import { backupPlace } from "../workflows/backup/places";

/** Every ten minutes: the daily backup, once its hour has come. One process makes it, the others find it made. */
export default async function backUpJob(container: MedusaContainer): Promise<void> {
	const env = currentEnv();
	const place = backupPlace(env);
	if (!place) return;
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	try {
		const made = await backUpWhenDue(container, env, place);
		if (made) logger.info(`Backup: ${made.file}, ${made.bytes} bytes, ${made.removed} old ones removed.`);
	} catch (error) {
		if (!(error instanceof BackupFailure)) throw error;
		logger.error(`Backup: ${error.message}`);
	}
}

export const config = { name: "back-up", schedule: "*/10 * * * *" };

import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { eachApart } from "../lib/each-apart";
import { purge, removeUnusedFiles } from "../modules/operations/retention";
import { openShopFiles } from "../uploads/shop-files";

/** Every night: what the privacy page promises to forget, and files that nothing shows. */
export default async function purgePersonalData(container: MedusaContainer): Promise<void> {
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	const now = shopTime();
	const purges = {
		rows: () => purge(pool, now),
		files: async () => ({ files: await removeUnusedFiles(pool, openShopFiles(currentEnv()), now) }),
	};
	await eachApart(
		Object.entries(purges),
		([name]) => name,
		async ([, run]) => {
			const counts = Object.entries(await run()).map(([name, count]) => `${count} ${name}`);
			logger.info(`Purge: ${counts.join(", ")}.`);
		},
	);
}

export const config = { name: "purge-personal-data", schedule: "40 3 * * *" };

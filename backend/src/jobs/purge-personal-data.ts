import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { shopTime } from "../lib/database/clock";
import { purge, removeUnusedFiles } from "../modules/operations/retention";
import { openShopFiles } from "../uploads/shop-files";

/** Every night: what the privacy page promises to forget, and files that nothing shows. */
export default async function purgePersonalData(container: MedusaContainer): Promise<void> {
	const pool = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const now = shopTime();
	const { orders, accounts, warned, carts, contactMessages, traces, documents, quotes, reviews, readers } = await purge(
		pool,
		now,
	);
	const files = await removeUnusedFiles(pool, openShopFiles(currentEnv()), now);
	container
		.resolve(ContainerRegistrationKeys.LOGGER)
		.info(
			`Purge: ${orders} orders, ${accounts} accounts (${warned} warned), ${carts} carts, ${contactMessages} messages, ${traces} traces, ${documents} documents, ${quotes} quotes, ${reviews} reviews, ${readers} readers, ${files} files.`,
		);
}

export const config = { name: "purge-personal-data", schedule: "40 3 * * *" };

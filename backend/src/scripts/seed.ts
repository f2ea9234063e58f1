import type { ExecArgs } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../config/env";
import { alignCollections } from "../medusa/products/collections";
import { fillProductIndex } from "../modules/catalog/search";
import { seedDemoReviews } from "../modules/customers/reviews";
import { seedDemoAccounts } from "./seed/demo-accounts";
import { seedDemoBuyers } from "./seed/demo-buyers";
import { seedDemoCatalogue } from "./seed/demo-catalogue";
import { seedDemoCompany } from "./seed/demo-company";
import { seedDemoOrders } from "./seed/demo-orders";
import { seedDemoPallets } from "./seed/demo-pallets";
import { seedFrame } from "./seed/frame";

/**
 * Makes a shop out of a migrated database: `medusa exec src/scripts/seed.ts`. Adds what is missing and changes nothing
 * that is there, so it may run at every start. Company, products and accounts of the demonstration come in the demo mode only; orders
 * of its company, and pallets of several products, with the argument "orders".
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
	const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
	await seedFrame(container);
	if (currentEnv().PAYMENTS_MODE === "demo") {
		await seedDemoCompany(container);
		await seedDemoCatalogue(container);
		await seedDemoReviews(container);
		await seedDemoAccounts(container);
		await seedDemoBuyers(container);
		if (args.includes("orders")) {
			await seedDemoPallets(container);
			await seedDemoOrders(container);
		}
	}
	const count = await fillProductIndex(container);
	await alignCollections(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
	logger.info(`The shop is ready: ${count} products on sale.`);
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { LoaderOptions, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { boundDatabaseWait } from "../../../lib/database/bound-wait";
import { readClock } from "../../../lib/database/clock";
import { checkBoot } from "./boot-check";
import type { OrderingOptions } from "./service";

/** A difference that is no longer the reading's own. */
const WORTH_TELLING_MS = 5_000;

/**
 * Limits the wait for a connection, sets the shop's clock, and stops the boot when an invariant of the order service
 * cannot be guaranteed.
 */
export default async function bootLoader({ container, options }: LoaderOptions<OrderingOptions>): Promise<void> {
	if (!options) throw new Error("The ordering module has no options: medusa-config.ts states the payments mode.");
	const pool = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION);
	boundDatabaseWait(pool);
	const aheadMs = await readClock(pool);
	if (Math.abs(aheadMs) > WORTH_TELLING_MS)
		container
			.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
			.warn(`The clock of this machine is ${Math.round(aheadMs / 1000)} s ahead of the database's, which counts.`);
	await checkBoot(pool, options);
}

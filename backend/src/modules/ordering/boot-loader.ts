import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { LoaderOptions } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { checkBoot } from "./boot-check";
import type { OrderingOptions } from "./service";

/** Stops the boot where the order book could not keep its promises. */
export default async function bootLoader({ container, options }: LoaderOptions<OrderingOptions>): Promise<void> {
	if (!options) throw new Error("The ordering module has no options: medusa-config.ts states the payments mode.");
	await checkBoot(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION), options);
}

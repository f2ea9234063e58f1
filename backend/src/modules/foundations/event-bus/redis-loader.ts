import type { LoaderOptions, Logger } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { EventBusOptions } from "./service";
import { untilRedisResponds } from "./until-redis-responds";

/** The shop starts once Redis is there. */
export default async function redisLoader({ container, options }: LoaderOptions<EventBusOptions>): Promise<void> {
	if (!options) throw new Error("The event bus has no options: medusa-config.ts states the address of Redis.");
	await untilRedisResponds(options.redisUrl, container.resolve<Logger>(ContainerRegistrationKeys.LOGGER));
}

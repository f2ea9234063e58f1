import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { IEventBusModuleService, Logger } from "@medusajs/framework/types";
import type { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** What Medusa's container hands a module of the shop. */
export interface Cradle {
	[ContainerRegistrationKeys.PG_CONNECTION]: Knex;
	[ContainerRegistrationKeys.LOGGER]: Logger;
	[Modules.EVENT_BUS]: IEventBusModuleService;
}

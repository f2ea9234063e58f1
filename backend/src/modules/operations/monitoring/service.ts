import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** The alerts of the shop, as Medusa's container hands them out. */
export default class ShopStateService {
	readonly database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}
}

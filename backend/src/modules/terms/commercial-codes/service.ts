import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { CodeContext } from "./verify";

/** Options of the module, from medusa-config.ts. */
export interface CommercialCodeOptions {
	secret: string | undefined;
}

/** The shop's codes, as Medusa's container hands them out. */
export default class CommercialCodeService {
	readonly context: CodeContext & { sql: Knex };

	constructor(
		container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>,
		{ secret }: CommercialCodeOptions,
	) {
		this.context = { sql: container[ContainerRegistrationKeys.PG_CONNECTION], secret };
	}
}

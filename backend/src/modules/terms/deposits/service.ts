import type { DepositRules } from "@confiserie/domain/payments/deposit";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readSetting } from "../../foundations/settings";

/** Deposits, as Medusa's container hands them out. */
export default class DepositService {
	private readonly database: Knex;

	constructor(container: Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>) {
		this.database = container[ContainerRegistrationKeys.PG_CONNECTION];
	}

	/** The rules in force, in cents. */
	rules(): Promise<DepositRules> {
		return readSetting(this.database, "deposit");
	}
}

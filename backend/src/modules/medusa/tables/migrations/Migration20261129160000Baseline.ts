import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { CATALOG } from "./baseline/catalog";
import { COMPANIES } from "./baseline/companies";
import { CUSTOMERS } from "./baseline/customers";
import { DOCUMENTS } from "./baseline/documents";
import { FOUNDATIONS } from "./baseline/foundations";
import { FULFILMENT } from "./baseline/fulfilment";
import { FUNCTIONS } from "./baseline/functions";
import { OPERATIONS } from "./baseline/operations";
import { SALES } from "./baseline/sales";
import { TERMS } from "./baseline/terms";

/**
 * The shop's own tables as of 0.1.0, from which upgrades start. Medusa's tables are there before: triggers of the shop stand on some.
 */
export class Migration20261129160000Baseline extends Migration {
	override async up(): Promise<void> {
		this.addSql("create extension if not exists pg_trgm");
		// Functions name tables that come after them.
		this.addSql("set local check_function_bodies = off");
		for (const statement of [
			...FUNCTIONS,
			...FOUNDATIONS,
			...CUSTOMERS,
			...CATALOG,
			...COMPANIES,
			...TERMS,
			...DOCUMENTS,
			...SALES,
			...FULFILMENT,
			...OPERATIONS,
		])
			this.addSql(statement);
	}
}

import type { PersonalData } from "@confiserie/domain/contract/personal-data";
import { type AvoidedAllergens, orderedCodes } from "@confiserie/domain/food/allergen-codes";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { isoOne, type Sql } from "../../../lib/database/sql";

/** Allergens that a customer had the shop remember, with the time of the consent; null for none. */
export async function readAllergens(sql: Sql, customerId: string): Promise<PersonalData["avoidedAllergens"]> {
	const found = await isoOne<PersonalData["avoidedAllergens"]>(
		sql,
		"SELECT avoided AS without, allow_traces, consented_at FROM account_allergens WHERE customer_id = ?",
		[customerId],
	);
	return found ?? null;
}

/** Replaces it; the body states the consent. */
export async function rememberAllergens(
	pool: Knex,
	customerId: string,
	{ without, allowTraces }: AvoidedAllergens,
	now: Date,
) {
	const avoided = orderedCodes(without);
	await pool("account_allergens")
		.insert({ customer_id: customerId, avoided, allow_traces: allowTraces, consented_at: now })
		.onConflict("customer_id")
		.merge();
	return { without: avoided, allowTraces };
}

export async function forgetAllergens(sql: Sql, customerId: string): Promise<void> {
	await sql("account_allergens").where({ customer_id: customerId }).delete();
}

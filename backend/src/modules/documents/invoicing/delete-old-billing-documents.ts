import { dayOf } from "@confiserie/domain/day";
import { RETENTION } from "@confiserie/domain/personal-data/retention";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * Deletes the billing documents of years whose statutory retention is over. Returns how many.
 * (ADR 12)
 */
export async function deleteOldBillingDocuments(pool: Knex, now: Date): Promise<number> {
	const oldestRetained = Number(dayOf(now).slice(0, 4)) - RETENTION.invoiceYears;
	return pool("billing_document").where("issued_on", "<", `${oldestRetained}-01-01`).delete();
}

import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../../foundations/audit";
import { findCompany } from "../company-row";

/** Replaces the staff's note about a company; empty for none. @throws ApiFailure COMPANY_UNKNOWN */
export async function noteCompany(pool: Knex, id: string, note: string, by: Administrator, now: Date): Promise<void> {
	await inTransaction(pool, async (sql) => {
		const { company: label } = await findCompany(sql, id);
		await sql("company").where({ id }).update({ note, updated_at: now });
		await recordAudit(sql, by, { action: "company.noted", entity: "company", entityId: id, label });
	});
}

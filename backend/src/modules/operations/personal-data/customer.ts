import type { CustomerDetail, PersonalData } from "@confiserie/domain/contract/personal-data";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction } from "../../../lib/database/sql";
import { type Administrator, recordAudit } from "../../foundations/audit";
import { holderOf, readPerson } from "./read-person";

/** What the staff sees of a customer. @throws ApiFailure CUSTOMER_NOT_FOUND, as the others do */
export async function readCustomer(pool: Knex, customerId: string, now: Date): Promise<CustomerDetail> {
	const { isAdministrator } = await holderOf(pool, customerId);
	const { avoidedAllergens: _, ...person } = await readPerson(pool, customerId, now);
	return { ...person, isAdministrator };
}

/** Data of a customer, for a request of access; the audit log records the export. */
export function exportCustomer(pool: Knex, customerId: string, by: Administrator, now: Date): Promise<PersonalData> {
	return inTransaction(pool, async (sql) => {
		const data = await readPerson(sql, customerId, now);
		await record(sql, by, "customer.exported", data.account);
		return data;
	});
}

/** Replaces the staff's note about a customer; empty removes it. */
export async function noteCustomer(pool: Knex, customerId: string, note: string, by: Administrator, now: Date) {
	await inTransaction(pool, async (sql) => {
		const holder = await holderOf(sql, customerId);
		if (note === "") await sql("account_note").where({ customer_id: customerId }).delete();
		else
			await sql("account_note")
				.insert({ customer_id: customerId, note, updated_at: now, updated_by: by.customerId })
				.onConflict("customer_id")
				.merge();
		await record(sql, by, "customer.noted", holder);
	});
}

function record(
	sql: Knex.Transaction,
	by: Administrator,
	action: "customer.exported" | "customer.noted",
	{ id: entityId, email: label }: { id: string; email: string },
): Promise<void> {
	return recordAudit(sql, by, { action, entity: "customer", entityId, label });
}

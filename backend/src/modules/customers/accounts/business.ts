import type { Business } from "@confiserie/domain/contract/business";
import type { VatCheck } from "@confiserie/domain/contract/business-answer";
import { shopTime } from "../../../lib/database/clock";
import { one, type Sql } from "../../../lib/database/sql";
import { type BusinessRow, businessColumns, businessOf } from "./business-columns";

/** The company that a customer buys for, or null. */
export async function readBusiness(sql: Sql, customerId: string): Promise<Business | null> {
	const row = await one<BusinessRow>(sql, "select * from account_business where customer_id = ?", [customerId]);
	return row ? businessOf(row) : null;
}

/** Stores the company that a customer buys for, replacing a former one. */
export async function storeBusiness(sql: Sql, customerId: string, business: Business): Promise<void> {
	const columns = { ...businessColumns(business), updated_at: shopTime() };
	await sql("account_business")
		.insert({ customer_id: customerId, ...columns })
		.onConflict("customer_id")
		.merge(columns);
}

interface CheckRow {
	vatIsRegistered: boolean;
	vatCheckedAt: Date;
}

/** Result of an external check of the customer's present VAT number; null before a check. */
export async function readVatCheck(sql: Sql, customerId: string): Promise<VatCheck | null> {
	const row = await one<CheckRow>(
		sql,
		`select vat_is_registered, vat_checked_at from account_business
			where customer_id = ? and vat_number = checked_vat_number`,
		[customerId],
	);
	return row ? { isRegistered: row.vatIsRegistered, checkedAt: row.vatCheckedAt.toISOString() } : null;
}

export async function forgetBusiness(sql: Sql, customerId: string): Promise<void> {
	await sql("account_business").where({ customer_id: customerId }).delete();
}

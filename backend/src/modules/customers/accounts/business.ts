import type { Business } from "@confiserie/domain/contract/business";
import type { VatCheck } from "@confiserie/domain/contract/business-answer";
import { shopTime } from "../../../lib/database/clock";
import { isoOne, one, put, type Sql } from "../../../lib/database/sql";
import { type BusinessRow, businessOf, businessRow } from "./business-columns";

/** The company that a customer buys for, or null. */
export async function readBusiness(sql: Sql, customerId: string): Promise<Business | null> {
	const row = await one<BusinessRow>(sql, "select * from account_business where customer_id = ?", [customerId]);
	return row ? businessOf(row) : null;
}

/** Stores the company that a customer buys for, replacing a former one. */
export async function storeBusiness(sql: Sql, customerId: string, business: Business): Promise<void> {
	await put(sql, "account_business", "customerId", { customerId, ...businessRow(business), updatedAt: shopTime() });
}

/** Result of an external check of the customer's present VAT number; null before a check. */
export async function readVatCheck(sql: Sql, customerId: string): Promise<VatCheck | null> {
	const check = await isoOne<VatCheck>(
		sql,
		`select vat_is_registered as is_registered, vat_checked_at as checked_at from account_business
			where customer_id = ? and vat_number = checked_vat_number`,
		[customerId],
	);
	return check ?? null;
}

export async function forgetBusiness(sql: Sql, customerId: string): Promise<void> {
	await sql("account_business").where({ customer_id: customerId }).delete();
}

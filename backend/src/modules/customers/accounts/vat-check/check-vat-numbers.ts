import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { rows } from "../../../../lib/database/sql";
import type { VatChecker } from "./vat-checker";

/** A run asks about so many at most: the service limits who asks much. */
const AT_ONCE = 20;
const RETRY_MINUTES = 60;

/**
 * Checks VAT numbers that have not been checked yet, and stores each result with its date beside the number. A failed
 * check is repeated in an hour. No request waits for a check, and no order is refused because of one.
 * @returns how many were checked, and why others were not
 */
export async function checkVatNumbers(
	pool: Knex,
	checker: VatChecker,
	now: Date,
): Promise<{ answered: number; failures: string[] }> {
	const after = new Date(now.getTime() + RETRY_MINUTES * 60_000);
	// Claimed by the statement that finds them: two processes ask about different ones.
	const due = await rows<{ customerId: string; vatNumber: string }>(
		pool,
		`update account_business set vat_check_after = ? where customer_id in (
			select customer_id from account_business
				where vat_number <> '' and vat_number is distinct from checked_vat_number
					and (vat_check_after is null or vat_check_after <= ?)
				order by updated_at, customer_id limit ${AT_ONCE} for update skip locked)
			returning customer_id, vat_number`,
		[after, now],
	);
	let answered = 0;
	const failures: string[] = [];
	for (const { customerId, vatNumber } of due) {
		try {
			const isRegistered = await checker.isRegistered(vatNumber);
			await pool.raw(
				"update account_business set checked_vat_number = ?, vat_is_registered = ?, vat_checked_at = ? where customer_id = ?",
				[vatNumber, isRegistered, now, customerId],
			);
			answered += 1;
		} catch (error) {
			failures.push(error instanceof Error ? error.message : String(error));
		}
	}
	return { answered, failures };
}

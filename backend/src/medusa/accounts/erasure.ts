import { one, type Sql } from "../../lib/database/sql";

/** A customer with an account, locked for erasure. */
export interface LockedPerson {
	customerId: string;
	identityId: string | null;
	email: string;
	isAdministrator: boolean;
}

/** Locks a customer and its auth identity: a concurrent sign-in waits, and then finds neither. */
export function lockPerson(sql: Sql, customerId: string): Promise<LockedPerson | undefined> {
	return one<LockedPerson>(
		sql,
		`select customer.id as customer_id, identity.id as identity_id, coalesce(customer.email, '') as email,
			identity.app_metadata ->> 'user_id' is not null as is_administrator
		from customer left join auth_identity identity on identity.app_metadata ->> 'customer_id' = customer.id
		where customer.id = ? and customer.deleted_at is null for update of customer`,
		[customerId],
	);
}

/** Removes what Medusa knows of how a customer pays. */
export async function deletePaymentAccounts(sql: Sql, customerId: string): Promise<void> {
	await sql.raw(
		`delete from account_holder where id in
			(select account_holder_id from customer_account_holder where customer_id = ?)`,
		[customerId],
	);
	await sql.raw("delete from customer_account_holder where customer_id = ?", [customerId]);
}

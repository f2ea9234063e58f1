import { normaliseEmail } from "@confiserie/domain/customers/email";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { theRow } from "../../lib/database/sql";

/** A buyer without an account. */
export interface Guest {
	email: string;
	firstName: string;
	lastName: string;
	phone: string;
}

/**
 * Returns the id of Medusa's guest customer of an e-mail and creates it when missing. An account with the same e-mail
 * stays a separate customer, because typing an address does not prove ownership.
 */
export async function guestCustomer(sql: Knex.Transaction, guest: Guest): Promise<string> {
	const email = normaliseEmail(guest.email);
	// Two at once: the second waits for the first to commit, then finds its row.
	await sql.raw(
		`insert into customer (id, email, first_name, last_name, phone, has_account) values (?, ?, ?, ?, ?, false)
			on conflict do nothing`,
		[generateEntityId(undefined, "cus"), email, guest.firstName, guest.lastName, guest.phone],
	);
	const found = await theRow<{ id: string }>(
		sql,
		"select id from customer where email = ? and not has_account and deleted_at is null order by created_at, id limit 1",
		[email],
	);
	return found.id;
}

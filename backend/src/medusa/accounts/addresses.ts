import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { rows, type Sql } from "../../lib/database/sql";

/**
 * An address as stored by Medusa; one written in Medusa Admin may lack fields. The country is an ISO code in lower
 * case.
 */
export interface AddressRow {
	id: string;
	street: string | null;
	additionalInfo: string | null;
	city: string | null;
	postalCode: string | null;
	countryCode: string | null;
	isDefault: boolean;
}
/** What is written of an address. */
export type AddressValues = Omit<AddressRow, "id" | "isDefault">;

/** A customer's addresses: the default one first, then the newest. */
export function listAddresses(sql: Sql, customerId: string): Promise<AddressRow[]> {
	return rows<AddressRow>(
		sql,
		`select id, address_1 as street, address_2 as additional_info, city, postal_code, country_code,
			is_default_shipping as is_default
		from customer_address where customer_id = ? and deleted_at is null
		order by is_default_shipping desc, created_at desc, id desc`,
		[customerId],
	);
}

/** Inserts an address of a customer. Returns its id. */
export async function insertAddress(sql: Knex.Transaction, customerId: string, values: AddressValues): Promise<string> {
	const id = generateEntityId(undefined, "cuaddr");
	// The time of the change, not of the transaction's start, which may have waited for another request.
	const createdAt = sql.raw("clock_timestamp()");
	await sql("customer_address").insert({
		...columnsOf(values),
		id,
		customer_id: customerId,
		created_at: createdAt,
		updated_at: createdAt,
	});
	return id;
}

export async function updateAddress(sql: Knex.Transaction, id: string, values: AddressValues): Promise<void> {
	await sql("customer_address")
		.where({ id })
		.update({ ...columnsOf(values), updated_at: sql.fn.now() });
}

/** Forgets an address for good. */
export async function deleteAddress(sql: Knex.Transaction, id: string): Promise<void> {
	await sql("customer_address").where({ id }).delete();
}

/** Makes one address the default in place of any other. */
export async function setDefaultAddress(sql: Knex.Transaction, customerId: string, id: string): Promise<void> {
	// Medusa's unique key looks at each row by itself and counts deleted ones: the old mark goes first.
	await sql.raw(
		"update customer_address set is_default_shipping = false where customer_id = ? and id <> ? and is_default_shipping",
		[customerId, id],
	);
	await sql.raw("update customer_address set is_default_shipping = true, updated_at = now() where id = ?", [id]);
}

function columnsOf({ street, additionalInfo, city, postalCode, countryCode }: AddressValues) {
	return {
		address_1: street,
		address_2: additionalInfo,
		city,
		postal_code: postalCode,
		country_code: countryCode,
	};
}

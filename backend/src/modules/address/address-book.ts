import { type AddressFields, countryOf } from "@confiserie/domain/address";
import type { Address } from "@confiserie/domain/contract/address";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction, one, rows, type Sql } from "../../lib/database/sql";
import { ApiFailure } from "../../lib/failure";

/** The customer's addresses: the default one first, then the newest. */
export function readAddresses(scope: MedusaContainer, customerId: string): Promise<Address[]> {
	return listAddresses(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId);
}

/**
 * Runs `work` on the customer's addresses while nothing else changes them. The lock is the customer's row: it holds over
 * several processes, and parallel requests of one customer wait for each other and for nobody else (ADR 0080).
 */
export function changeAddresses<Result>(
	scope: MedusaContainer,
	customerId: string,
	work: (sql: Knex.Transaction, addresses: Address[]) => Promise<Result>,
): Promise<Result> {
	return inTransaction(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), async (sql) => {
		const customer = await one(sql, "select id from customer where id = ? and deleted_at is null for no key update", [
			customerId,
		]);
		if (!customer) throw new ApiFailure("UNAUTHENTICATED");
		return work(sql, await listAddresses(sql, customerId));
	});
}

/** The address of that id among the customer's own. Throws ADDRESS_NOT_FOUND, also for another customer's. */
export function ownAddress(addresses: readonly Address[], id: string): Address {
	const address = addresses.find((candidate) => candidate.id === id);
	if (!address) throw new ApiFailure("ADDRESS_NOT_FOUND");
	return address;
}

/** Makes one address the default in place of any other. */
export async function setDefault(sql: Knex.Transaction, customerId: string, id: string): Promise<void> {
	// The engine's unique key looks at each row by itself and counts deleted ones: the old mark goes first.
	await sql.raw(
		"update customer_address set is_default_shipping = false where customer_id = ? and id <> ? and is_default_shipping",
		[customerId, id],
	);
	await sql.raw("update customer_address set is_default_shipping = true, updated_at = now() where id = ?", [id]);
}

/** The columns of the engine's table for what a person wrote. */
export function columnsOf({ street, additionalInfo, city, postalCode, country }: AddressFields) {
	return {
		address_1: street,
		address_2: additionalInfo || null,
		city,
		postal_code: postalCode,
		country_code: countryOf(country)?.code.toLowerCase() ?? null,
	};
}

async function listAddresses(sql: Sql, customerId: string): Promise<Address[]> {
	const found = await rows<AddressRow>(
		sql,
		`select id, address_1 as street, address_2 as additional_info, city, postal_code, country_code,
			is_default_shipping as is_default
		from customer_address where customer_id = ? and deleted_at is null
		order by is_default_shipping desc, created_at desc, id desc`,
		[customerId],
	);
	return found.map(toAddress);
}

/** Addresses written in Medusa Admin may lack fields and lie in other countries: those show their code. */
function toAddress(row: AddressRow): Address {
	const code = row.countryCode ?? "";
	return {
		id: row.id,
		street: row.street ?? "",
		city: row.city ?? "",
		postalCode: row.postalCode ?? "",
		country: code && (countryOf(code)?.name ?? code.toUpperCase()),
		additionalInfo: row.additionalInfo ?? "",
		isDefault: row.isDefault,
	};
}

interface AddressRow {
	id: string;
	street: string | null;
	additionalInfo: string | null;
	city: string | null;
	postalCode: string | null;
	countryCode: string | null;
	isDefault: boolean;
}

import type { Address } from "@confiserie/domain/contract/addresses";
import { type AddressFields, countryOf } from "@confiserie/domain/customers/address";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { inTransaction, type Sql } from "../../../lib/database/sql";
import { type AddressRow, type AddressValues, listAddresses } from "../../../medusa/accounts/addresses";
import { lockCustomer } from "../../../medusa/accounts/people";
import { ApiFailure, existing } from "../../foundations/failures";

/** The customer's addresses: the default one first, then the newest. */
export function readAddresses(scope: MedusaContainer, customerId: string): Promise<Address[]> {
	return readBook(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId);
}

/**
 * Runs `work` on the customer's addresses while nothing else changes them. Locks the customer's row, so it holds over
 * several processes and serializes only requests of the same customer (ADR 20).
 */
export function changeAddresses<Result>(
	scope: MedusaContainer,
	customerId: string,
	work: (sql: Knex.Transaction, addresses: Address[]) => Promise<Result>,
): Promise<Result> {
	return inTransaction(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), async (sql) => {
		if (!(await lockCustomer(sql, customerId))) throw new ApiFailure("UNAUTHENTICATED");
		return work(sql, await readBook(sql, customerId));
	});
}

/** The address of that id among the customer's own. Throws ADDRESS_NOT_FOUND, also for another customer's. */
export function ownAddress(addresses: readonly Address[], id: string): Address {
	return existing(
		addresses.find((candidate) => candidate.id === id),
		"ADDRESS_NOT_FOUND",
	);
}

/** The columns of an address that Medusa stores. */
export function valuesOf({ street, additionalInfo, city, postalCode, country }: AddressFields): AddressValues {
	return {
		street,
		additionalInfo: additionalInfo || null,
		city,
		postalCode,
		countryCode: countryOf(country)?.code.toLowerCase() ?? null,
	};
}

async function readBook(sql: Sql, customerId: string): Promise<Address[]> {
	return (await listAddresses(sql, customerId)).map(toAddress);
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

import type { Address, AddressInput } from "@confiserie/domain/contract/addresses";
import {
	ADDRESS_MESSAGES,
	type AddressFields,
	isSameAddress,
	MAXIMUM_ADDRESSES,
} from "@confiserie/domain/customers/address";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { insertAddress, setDefaultAddress } from "../../../medusa/accounts/addresses";
import { ApiFailure } from "../../foundations/failures";
import { changeAddresses, valuesOf } from "./address-book";

/**
 * Adds an address; the first one becomes the default. Throws ADDRESS_REFUSED when the customer has the same one,
 * ADDRESS_LIMIT when the customer has as many addresses as allowed.
 */
export function addAddress(scope: MedusaContainer, customerId: string, input: AddressInput): Promise<Address> {
	return changeAddresses(scope, customerId, async (sql, addresses) => {
		if (addresses.some((address) => isSameAddress(address, input))) {
			const error = { field: "street", message: ADDRESS_MESSAGES.duplicate };
			throw new ApiFailure("ADDRESS_REFUSED", { field: error.field, errors: [error] });
		}
		if (addresses.length >= MAXIMUM_ADDRESSES) throw new ApiFailure("ADDRESS_LIMIT");
		const id = await insertAddress(sql, customerId, valuesOf(input));
		const isDefault = input.isDefault || !addresses.some((address) => address.isDefault);
		if (isDefault) await setDefaultAddress(sql, customerId, id);
		return { ...input, id, isDefault };
	});
}

/** The first addresses of a customer who has none; the first one becomes the default. In the caller's transaction. */
export async function insertAddresses(
	sql: Knex.Transaction,
	customerId: string,
	addresses: readonly AddressFields[],
): Promise<void> {
	for (const [at, address] of addresses.slice(0, MAXIMUM_ADDRESSES).entries()) {
		const id = await insertAddress(sql, customerId, valuesOf(address));
		if (at === 0) await setDefaultAddress(sql, customerId, id);
	}
}

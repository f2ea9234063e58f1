import { ADDRESS_MESSAGES, isSameAddress, MAXIMUM_ADDRESSES } from "@confiserie/domain/address";
import type { Address, AddressInput } from "@confiserie/domain/contract/address";
import type { MedusaContainer } from "@medusajs/framework/types";
import { insertAddress, setDefaultAddress } from "../../medusa/accounts/addresses";
import { ApiFailure } from "../failures";
import { changeAddresses, valuesOf } from "./address-book";

/**
 * Adds an address; the first one becomes the default. Throws ADDRESS_REFUSED when the customer has the same one,
 * ADDRESS_LIMIT when the book is full.
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

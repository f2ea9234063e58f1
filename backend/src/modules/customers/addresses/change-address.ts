import type { Address, AddressInput } from "@confiserie/domain/contract/addresses";
import { ADDRESS_MESSAGES, isSameAddress } from "@confiserie/domain/customers/address";
import type { MedusaContainer } from "@medusajs/framework/types";
import { setDefaultAddress, updateAddress } from "../../../medusa/accounts/addresses";
import { ApiFailure } from "../../foundations/failures";
import { changeAddresses, ownAddress, valuesOf } from "./address-book";

/**
 * Replaces an address. The default stays the default whatever `isDefault` says: only another one takes its place.
 * Throws ADDRESS_NOT_FOUND, and ADDRESS_INVALID when another of the customer's addresses is the same.
 */
export function changeAddress(
	scope: MedusaContainer,
	customerId: string,
	id: string,
	input: AddressInput,
): Promise<Address> {
	return changeAddresses(scope, customerId, async (sql, addresses) => {
		const before = ownAddress(addresses, id);
		if (addresses.some((other) => other.id !== id && isSameAddress(other, input))) {
			const error = { field: "street", message: ADDRESS_MESSAGES.duplicate };
			throw new ApiFailure("ADDRESS_INVALID", { field: error.field, errors: [error] });
		}
		await updateAddress(sql, id, valuesOf(input));
		if (input.isDefault && !before.isDefault) await setDefaultAddress(sql, customerId, id);
		return { ...input, id, isDefault: input.isDefault || before.isDefault };
	});
}

/** Makes an address the default one. Throws ADDRESS_NOT_FOUND. */
export function makeDefault(scope: MedusaContainer, customerId: string, id: string): Promise<Address> {
	return changeAddresses(scope, customerId, async (sql, addresses) => {
		const address = ownAddress(addresses, id);
		if (!address.isDefault) await setDefaultAddress(sql, customerId, id);
		return { ...address, isDefault: true };
	});
}

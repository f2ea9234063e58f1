import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteAddress, setDefaultAddress } from "../../../medusa/accounts/addresses";
import { changeAddresses, ownAddress } from "./address-book";

/**
 * Deletes an address; the most recent other one replaces a default. Orders have their own copy of their address.
 * Throws ADDRESS_NOT_FOUND.
 */
export function removeAddress(scope: MedusaContainer, customerId: string, id: string): Promise<void> {
	return changeAddresses(scope, customerId, async (sql, addresses) => {
		const removed = ownAddress(addresses, id);
		await deleteAddress(sql, id);
		// Newest first, as they were read.
		const heir = addresses.find((address) => address.id !== id);
		if (removed.isDefault && heir) await setDefaultAddress(sql, customerId, heir.id);
	});
}

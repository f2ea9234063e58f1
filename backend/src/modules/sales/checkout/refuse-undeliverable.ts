import type { AddressFields } from "@confiserie/domain/customers/address";
import { deliveryRefusal } from "@confiserie/domain/delivery/delivery-area";
import type { Sql } from "../../../lib/database/sql";
import { ApiFailure } from "../../foundations/failures";
import { readSetting } from "../../foundations/settings";

/**
 * Refuses an order for an address that the shop does not deliver to, by the setting in force.
 * @param path of the address in what was sent, "orderData.address"
 * @throws ApiFailure DELIVERY_REFUSED with the field at fault
 */
export async function refuseUndeliverable(
	sql: Sql,
	address: Pick<AddressFields, "country" | "postalCode">,
	path: string,
): Promise<void> {
	const { countries } = await readSetting(sql, "delivery");
	const refusal = deliveryRefusal(address, countries);
	if (!refusal) return;
	const field = `${path}.${refusal.field}`;
	const { message } = refusal;
	throw new ApiFailure("DELIVERY_REFUSED", { field, message, errors: [{ field, message }] });
}

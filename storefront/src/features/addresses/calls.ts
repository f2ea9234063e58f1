import { type Address, addAddress, changeAddress, removeAddress } from "@confiserie/domain/contract/addresses";
import { shopSettingsSchema } from "@confiserie/domain/contract/settings";
import { COUNTRY_CODES, type CountryCode } from "@confiserie/domain/delivery-area";
import { ApiProblem, api, call } from "@/lib/api";
import type { AddressValues } from "./form-values";

/** Of GET /settings where the shop delivers. */
export async function callDeliveryCountries(signal: AbortSignal): Promise<CountryCode[]> {
	const { deliveryCountries } = await api.get("/settings", shopSettingsSchema.pick({ deliveryCountries: true }), {
		signal,
	});
	return COUNTRY_CODES.filter((code) => deliveryCountries.includes(code));
}

/** POST /addresses for a new address, PUT /addresses/{id} for one that is known. */
export function callSaveAddress(id: string | null, values: AddressValues): Promise<Address> {
	return id === null ? call(addAddress, { body: values }) : call(changeAddress, { params: { id }, body: values });
}

/** DELETE /addresses/{id}. An address that another tab has deleted is as gone as was asked. */
export async function callDeleteAddress(id: string): Promise<void> {
	try {
		await call(removeAddress, { params: { id } });
	} catch (cause) {
		if (!(cause instanceof ApiProblem && cause.code === "ADDRESS_NOT_FOUND")) throw cause;
	}
}

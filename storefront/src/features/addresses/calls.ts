import { type Address, addressListSchema, addressSchema } from "@confiserie/domain/contract/address";
import { ApiProblem, api } from "@/lib/api";
import type { AddressValues } from "./form-values";

/** GET /addresses: the default address first, then the newest. Source: accounts spec §7 "Addresses". */
export function callAddresses(signal: AbortSignal): Promise<Address[]> {
	return api.get("/addresses", addressListSchema, { signal });
}

/** POST /addresses for a new address, PUT /addresses/{id} for one that is known. */
export function callSaveAddress(id: string | null, values: AddressValues): Promise<Address> {
	return id === null
		? api.post("/addresses", values, addressSchema)
		: api.put(`/addresses/${encodeURIComponent(id)}`, values, addressSchema);
}

/** PATCH /addresses/{id}/default. */
export function callMakeDefault(id: string): Promise<Address> {
	return api.patch(`/addresses/${encodeURIComponent(id)}/default`, addressSchema);
}

/** DELETE /addresses/{id}. An address that another tab has deleted is as gone as was asked. */
export async function callDeleteAddress(id: string): Promise<void> {
	try {
		await api.delete(`/addresses/${encodeURIComponent(id)}`);
	} catch (cause) {
		if (!(cause instanceof ApiProblem && cause.code === "ADDRESS_NOT_FOUND")) throw cause;
	}
}

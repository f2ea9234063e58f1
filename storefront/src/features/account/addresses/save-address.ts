import { type Address, addAddress, changeAddress, removeAddress } from "@confiserie/domain/contract/addresses";
import { ApiProblem, call } from "@/lib/api";
import type { AddressValues } from "./form-values";

/** POST /addresses for a new address, PUT /addresses/{id} for one that is known. */
export function saveAddress(id: string | null, values: AddressValues): Promise<Address> {
	return id === null ? call(addAddress, { body: values }) : call(changeAddress, { params: { id }, body: values });
}

/** DELETE /addresses/{id}. An address that another tab has deleted is as gone as was asked. */
export async function deleteAddress(id: string): Promise<void> {
	try {
		await call(removeAddress, { params: { id } });
	} catch (cause) {
		if (!(cause instanceof ApiProblem && cause.code === "ADDRESS_NOT_FOUND")) throw cause;
	}
}

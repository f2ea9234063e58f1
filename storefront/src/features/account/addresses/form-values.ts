import { DEFAULT_COUNTRY } from "@confiserie/domain/cart/checkout-form";
import type { Address } from "@confiserie/domain/contract/addresses";
import { type AddressFields, addressFaults, countryOf } from "@confiserie/domain/customers/address";
import type { FieldMessages } from "@/lib/form-resolver";

export interface AddressValues extends AddressFields {
	isDefault: boolean;
}

/** The form of an address; of a new one when null. */
export function formValues(address: Address | null): AddressValues {
	return {
		street: address?.street ?? "",
		postalCode: address?.postalCode ?? "",
		city: address?.city ?? "",
		// An address from the back office may lie in a country that the list does not have.
		country: countryOf(address?.country ?? "")?.name ?? DEFAULT_COUNTRY,
		additionalInfo: address?.additionalInfo ?? "",
		isDefault: address?.isDefault ?? false,
	};
}

/** The server's own rules and words, before sending. */
export function validateAddress(values: AddressValues): FieldMessages {
	return addressFaults(values);
}

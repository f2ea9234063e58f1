import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { storedPhone } from "@confiserie/domain/customers/phone-number";
import { ApiFailure } from "../../foundations/failures";

/**
 * A typed phone number in the stored form; a national one belongs to `country`, where the order is delivered.
 * @throws ApiFailure VALIDATION naming `field`, for what is no phone number
 */
export function requirePhone(typed: string, country: string, field: string): string {
	const stored = storedPhone(typed, country);
	if (stored !== undefined) return stored;
	const message = ACCOUNT_MESSAGES.invalidPhone;
	throw new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });
}

/** The data of an order with its phone number in the stored form. Throws like `requirePhone`. */
export function withStoredPhone<Data extends { phone: string; address: { country: string } }>(
	data: Data,
	field = "phone",
): Data {
	return { ...data, phone: requirePhone(data.phone, data.address.country, field) };
}

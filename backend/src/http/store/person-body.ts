import { ACCOUNT_MESSAGES } from "@confiserie/domain/accounts/account";
import { addressFaults, MAXIMUM_ADDRESSES } from "@confiserie/domain/customers/address";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { listAddresses } from "../../medusa/accounts/addresses";
import { ApiFailure } from "../../modules/foundations/failures";

const FIELDS = { street: "address_1", city: "city", postalCode: "postal_code", country: "country_code" } as const;

/** The names that a customer changes, by the rules of the registration. Throws VALIDATION. */
export function checkPerson(body: unknown): void {
	const { first_name: firstName, last_name: lastName } = textsOf(body);
	for (const [field, name] of Object.entries({ first_name: firstName, last_name: lastName }))
		if (name !== undefined && (name.trim() === "" || name.length > 100))
			throw refused(field, ACCOUNT_MESSAGES.nameRequired);
}

/** An address of the customer's book by the shop's rules, what it does not say taken from the one that it changes. */
export async function checkAddress(
	scope: MedusaContainer,
	body: unknown,
	customerId: string,
	addressId?: string,
): Promise<void> {
	const own = await listAddresses(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId);
	const known = own.find(({ id }) => id === addressId);
	if (addressId === undefined && own.length >= MAXIMUM_ADDRESSES) throw new ApiFailure("ADDRESS_LIMIT");
	const typed = textsOf(body);
	const faults = addressFaults({
		street: typed.address_1 ?? known?.street ?? "",
		city: typed.city ?? known?.city ?? "",
		postalCode: typed.postal_code ?? known?.postalCode ?? "",
		country: typed.country_code ?? known?.countryCode ?? "",
		additionalInfo: typed.address_2 ?? known?.additionalInfo ?? "",
	});
	for (const [field, message] of Object.entries(faults))
		throw refused(field in FIELDS ? FIELDS[field as keyof typeof FIELDS] : "address_2", message);
}

function textsOf(body: unknown): Record<string, string | undefined> {
	if (typeof body !== "object" || body === null) return {};
	return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === "string"));
}

const refused = (field: string, message: string) =>
	new ApiFailure("VALIDATION", { field, message, errors: [{ field, message }] });

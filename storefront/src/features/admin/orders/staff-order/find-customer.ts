import { readCustomer } from "@confiserie/domain/contract/customers";
import type { FoundCustomer } from "@confiserie/domain/contract/staff-order";
import { call } from "@/lib/api";

/** GET /admin/customers/:id: one of them, at the default address, else where the last order went. */
export async function findCustomer(id: string, signal: AbortSignal): Promise<FoundCustomer> {
	const { account, addresses, orders } = await call(readCustomer, { params: { id }, signal });
	const { email, firstName, lastName, phoneNumber: phone } = account;
	const last = addresses.find(({ isDefault }) => isDefault) ?? orders[0];
	const address = last && pick(last);
	return {
		id,
		email,
		firstName,
		lastName,
		phone,
		address: address && Object.values(address).every(Boolean) ? address : null,
	};
}

const pick = ({ street, postalCode, city, country }: NonNullable<FoundCustomer["address"]>) => ({
	street,
	postalCode,
	city,
	country,
});

import { type Address, addressListSchema, addressSchema } from "@confiserie/domain/contract/address";
import { api } from "./api";

/** An address that every rule accepts, as the browser sends one. */
export const GRASSE = {
	street: "3 place aux Aires",
	city: "Grasse",
	postalCode: "06130",
	country: "France",
	additionalInfo: "Entrée côté cour",
};

export async function addressesOf(token: string): Promise<Address[]> {
	const { status, body } = await api("/addresses", { token });
	if (status !== 200) throw new Error(`The addresses returned ${status}: ${JSON.stringify(body)}`);
	return addressListSchema.parse(body).map((address) => addressSchema.strict().parse(address));
}

/** Adds an address that differs from every other by its street. */
export async function addAddress(token: string, changes: object = {}): Promise<Address> {
	streets += 1;
	const { status, body } = await api("/addresses", {
		token,
		body: { ...GRASSE, street: `${streets} rue des Berlingots`, ...changes },
	});
	if (status !== 201) throw new Error(`The address was refused with ${status}: ${JSON.stringify(body)}`);
	return addressSchema.strict().parse(body);
}

let streets = 0;

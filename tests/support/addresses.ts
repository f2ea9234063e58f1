import { type Address, addressListSchema, addressSchema } from "@confiserie/domain/contract/addresses";
import { ADDRESS_MESSAGES } from "@confiserie/domain/customers/address";
import { api } from "./api";

/** An address that every rule accepts, as the browser sends one. */
export const GRASSE = {
	street: "3 place aux Aires",
	city: "Grasse",
	postalCode: "06130",
	country: "France",
	additionalInfo: "Entrée côté cour",
};

/** Addresses that every call refuses: description, changes to a valid address, field and message. */
export const INVALID_ADDRESSES: [string, object, string, string][] = [
	["no street", { street: "" }, "street", ADDRESS_MESSAGES.street],
	["a blank city", { city: "  " }, "city", ADDRESS_MESSAGES.city],
	["a city without letters", { city: "06130" }, "city", ADDRESS_MESSAGES.cityWithoutLetter],
	["no postal code", { postalCode: null }, "postalCode", ADDRESS_MESSAGES.postalCode],
	[
		"a French postal code of 4 digits",
		{ postalCode: "7501" },
		"postalCode",
		"Code postal invalide pour ce pays (France)\u00a0: 5 chiffres, par exemple 75011.",
	],
	[
		"a Belgian postal code of 5 digits",
		{ country: "Belgique", postalCode: "75011" },
		"postalCode",
		"Code postal invalide pour ce pays (Belgique)\u00a0: 4 chiffres, par exemple 1000.",
	],
	["a country out of reach", { country: "Suisse" }, "country", ADDRESS_MESSAGES.country],
	["a street that is no text", { street: 12 }, "street", "Un texte est attendu."],
	["a street too long", { street: "a".repeat(201) }, "street", "200 caractères au plus."],
	["a lone surrogate", { city: "Grasse\ud800" }, "city", "Ce texte contient des caractères interdits."],
	["a default that is no boolean", { isDefault: "oui" }, "isDefault", "Valeurs possibles\u00a0: true ou false."],
];

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

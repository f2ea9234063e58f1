import type { AddressInput } from "@confiserie/domain/contract/addresses";
import * as contract from "@confiserie/domain/contract/addresses";
import type { FieldError } from "@confiserie/domain/contract/error";
import { countryOf } from "@confiserie/domain/customers/address";
import { cityDoubt, isCityAmong, postalCodeDoubt } from "@confiserie/domain/customers/city";
import { serve } from "../http/operations/serve";
import {
	addAddress,
	changeAddress,
	frenchCities,
	makeDefault,
	readAddresses,
	removeAddress,
} from "../modules/customers/addresses";
import { existing, failureOf } from "../modules/foundations/failures";

async function warningsOf({ city, postalCode, country }: AddressInput): Promise<FieldError[]> {
	if (countryOf(country)?.code !== "FR") return [];
	const doubt = postalCodeDoubt(country, postalCode);
	if (doubt) return [{ field: "postalCode", message: doubt }];
	const communes = await frenchCities(postalCode);
	return isCityAmong(city, communes) ? [] : [{ field: "city", message: cityDoubt(postalCode, communes) }];
}

export default serve(contract, {
	listCities: async ({ query: { postalCode }, res }) => {
		res.setHeader("Cache-Control", "public, max-age=86400");
		return { postalCode, cities: [...(await frenchCities(postalCode))] };
	},
	listAddresses: ({ scope, caller }) => readAddresses(scope, caller.customerId),
	addAddress: ({ scope, caller: { customerId }, body: input }) => addAddress(scope, customerId, input),
	readDefaultAddress: async ({ scope, caller }) => {
		const addresses = await readAddresses(scope, caller.customerId);
		return existing(
			addresses.find(({ isDefault }) => isDefault),
			"ADDRESS_NOT_FOUND",
		);
	},
	validateAddress: async (asked) => {
		try {
			return { valid: true, errors: [], warnings: await warningsOf(asked.body) };
		} catch (error) {
			const failure = failureOf(error);
			if (failure?.code !== "VALIDATION") throw error;
			return { valid: false, errors: failure.details.errors ?? [], warnings: [] };
		}
	},
	changeAddress: ({ scope, caller: { customerId }, params, body: input }) =>
		changeAddress(scope, customerId, params.id, input),
	removeAddress: ({ scope, caller, params }) => removeAddress(scope, caller.customerId, params.id),
	makeAddressDefault: ({ scope, caller, params }) => makeDefault(scope, caller.customerId, params.id),
});

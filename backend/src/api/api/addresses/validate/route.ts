import { countryOf } from "@confiserie/domain/address";
import { cityDoubt, isCityAmong, postalCodeDoubt } from "@confiserie/domain/city";
import type { AddressInput, AddressVerdict } from "@confiserie/domain/contract/address";
import type { FieldError } from "@confiserie/domain/contract/error";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { frenchCities } from "../../../../modules/addresses";
import { failureOf } from "../../../../modules/failures";
import { parseAddress } from "../parse-address";

/**
 * POST /api/addresses/validate -> what is wrong with an address; stores nothing. Source: accounts spec §7 "Addresses".
 */
export async function POST(req: MedusaRequest, res: MedusaResponse<AddressVerdict>): Promise<void> {
	res.json(await verdictOn(req));
}

async function verdictOn(req: MedusaRequest): Promise<AddressVerdict> {
	try {
		const address = parseAddress(req, "ADDRESS_INVALID");
		return { valid: true, errors: [], warnings: await warningsOf(address) };
	} catch (error) {
		const failure = failureOf(error);
		if (failure?.code !== "ADDRESS_INVALID") throw error;
		return { valid: false, errors: failure.details.errors ?? [], warnings: [] };
	}
}

async function warningsOf({ city, postalCode, country }: AddressInput): Promise<FieldError[]> {
	if (countryOf(country)?.code !== "FR") return [];
	const doubt = postalCodeDoubt(country, postalCode);
	if (doubt) return [{ field: "postalCode", message: doubt }];
	const communes = await frenchCities(postalCode);
	return isCityAmong(city, communes) ? [] : [{ field: "city", message: cityDoubt(postalCode, communes) }];
}

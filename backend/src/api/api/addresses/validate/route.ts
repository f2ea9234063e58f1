import type { AddressVerdict } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { failureOf } from "../../../../http/failure";
import { parseAddress } from "../parse-address";

/** POST /api/addresses/validate -> what is wrong with an address; keeps nothing. Source: accounts spec §7 "Addresses". */
export function POST(req: MedusaRequest, res: MedusaResponse<AddressVerdict>): void {
	try {
		parseAddress(req, "ADDRESS_INVALID");
		res.json({ valid: true, errors: [] });
	} catch (error) {
		const failure = failureOf(error);
		if (failure?.code !== "ADDRESS_INVALID") throw error;
		res.json({ valid: false, errors: failure.details.errors ?? [] });
	}
}

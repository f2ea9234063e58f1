import type { Address } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../http/caller";
import { addAddress, readAddresses } from "../../../modules/addresses";
import { parseAddress } from "./parse-address";

/** GET /api/addresses -> the caller's addresses, the default one first. Source: accounts spec §7 "Addresses". */
export async function GET(req: MedusaRequest, res: MedusaResponse<Address[]>): Promise<void> {
	res.json(await readAddresses(req.scope, callerOf(req).customerId));
}

/** POST /api/addresses -> 201 with the address. Source: accounts spec §7, §8 "Addresses". */
export async function POST(req: MedusaRequest, res: MedusaResponse<Address>): Promise<void> {
	const { customerId } = callerOf(req);
	const input = parseAddress(req, "ADDRESS_REFUSED");
	res.status(201).json(await addAddress(req.scope, customerId, input));
}

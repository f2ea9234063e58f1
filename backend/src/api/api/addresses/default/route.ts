import type { Address } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { readAddresses } from "../../../../modules/addresses";
import { ApiFailure } from "../../../../modules/failures";

/** GET /api/addresses/default -> the default address; 404 means none. Source: accounts spec §7 "Addresses". */
export async function GET(req: MedusaRequest, res: MedusaResponse<Address>): Promise<void> {
	const addresses = await readAddresses(req.scope, callerOf(req).customerId);
	const address = addresses.find(({ isDefault }) => isDefault);
	if (!address) throw new ApiFailure("ADDRESS_NOT_FOUND");
	res.json(address);
}

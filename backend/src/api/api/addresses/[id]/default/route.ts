import type { Address } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../../http/caller";
import { makeDefault } from "../../../../../modules/addresses";

/** PATCH /api/addresses/{id}/default -> the address, now the default one. Source: accounts spec §7 "Addresses". */
export async function PATCH(req: MedusaRequest, res: MedusaResponse<Address>): Promise<void> {
	res.json(await makeDefault(req.scope, callerOf(req).customerId, req.params.id ?? ""));
}

import type { Address } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { callerOf } from "../../../../http/caller";
import { changeAddress, removeAddress } from "../../../../modules/addresses";
import { parseAddress } from "../parse-address";

/** PUT /api/addresses/{id} -> the address as stored. Source: accounts spec §7, §8 "Addresses". */
export async function PUT(req: MedusaRequest, res: MedusaResponse<Address>): Promise<void> {
	const { customerId } = callerOf(req);
	const input = parseAddress(req, "ADDRESS_INVALID");
	res.json(await changeAddress(req.scope, customerId, req.params.id ?? "", input));
}

/** DELETE /api/addresses/{id} -> 204. Source: accounts spec §7 "Addresses". */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	await removeAddress(req.scope, callerOf(req).customerId, req.params.id ?? "");
	res.status(204).end();
}

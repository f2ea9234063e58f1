import { type AddressInput, addressInputSchema } from "@confiserie/domain/contract/address";
import type { MedusaRequest } from "@medusajs/framework/http";
import { parseBody } from "../../../http/parse";
import { ApiFailure } from "../../../modules/failures";

/** The address in a body, checked and normalised. Throws `code`, whose message is the specified one, with every field. */
export function parseAddress(req: MedusaRequest, code: "ADDRESS_REFUSED" | "ADDRESS_INVALID"): AddressInput {
	try {
		return parseBody(addressInputSchema, req);
	} catch (error) {
		if (!(error instanceof ApiFailure) || error.code !== "VALIDATION") throw error;
		const { field, errors } = error.details;
		throw new ApiFailure(code, { ...(field && { field }), ...(errors && { errors }) });
	}
}

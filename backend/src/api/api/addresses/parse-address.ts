import { type AddressInput, addressInputSchema } from "@confiserie/domain/contract/address";
import type { MedusaRequest } from "@medusajs/framework/http";
import { parseBodyAs } from "../../../http/parse";

/** The address in a body, checked and normalised. Throws `code`, whose message is the specified one, with every field. */
export const parseAddress = (req: MedusaRequest, code: "ADDRESS_REFUSED" | "ADDRESS_INVALID"): AddressInput =>
	parseBodyAs(code, addressInputSchema, req);

import { type CitiesResponse, citiesQuerySchema } from "@confiserie/domain/contract/address";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { parseQuery } from "../../../http/parse";
import { frenchCities } from "../../../modules/addresses";

/** GET /api/cities?postalCode=06130 -> the communes of a French postal code. */
export async function GET(req: MedusaRequest, res: MedusaResponse<CitiesResponse>): Promise<void> {
	const { postalCode } = parseQuery(citiesQuerySchema, req);
	res.setHeader("Cache-Control", "public, max-age=86400");
	res.json({ postalCode, cities: [...(await frenchCities(postalCode))] });
}

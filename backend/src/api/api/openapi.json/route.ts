import { openApiDocument } from "@confiserie/domain/contract/openapi/document";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

const text = JSON.stringify(openApiDocument());

/** GET /api/openapi.json -> this contract. */
export function GET(_req: MedusaRequest, res: MedusaResponse): void {
	res.setHeader("Cache-Control", "public, max-age=300");
	res.type("json").send(text);
}

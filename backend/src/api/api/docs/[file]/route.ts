import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { docsFile } from "../../../../http/docs/files";
import { ApiFailure } from "../../../../modules/failures";

/** GET /api/docs/{file}: styles and scripts of the page that shows the contract. */
export function GET(req: MedusaRequest, res: MedusaResponse): void {
	const file = docsFile(req.params.file ?? "");
	if (!file) throw new ApiFailure("NOT_FOUND");
	res.setHeader("Cache-Control", "public, max-age=86400");
	res.type(file.type).send(file.text);
}

import type { TextPage } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readPage } from "../../../../modules/content";

/** GET /api/pages/{slug}: a page of text as visitors read it. */
export async function GET(req: MedusaRequest, res: MedusaResponse<TextPage>): Promise<void> {
	const page = await readPage(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), req.params.slug ?? "");
	res.setHeader("Cache-Control", "no-cache");
	res.json(page);
}

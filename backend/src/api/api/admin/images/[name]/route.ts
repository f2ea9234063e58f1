import { imageWordsSchema, type LibraryImage } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../../http/caller";
import { parseBody } from "../../../../../http/parse";
import { deleteImage, describeImage } from "../../../../../modules/content";

/** PUT /api/admin/images/{name}: other words for an image. */
export async function PUT(req: MedusaRequest, res: MedusaResponse<LibraryImage[]>): Promise<void> {
	const { alt } = parseBody(imageWordsSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.json(await describeImage(pool, req.params.name ?? "", alt, callerOf(req)));
}

/** DELETE /api/admin/images/{name} -> 204. */
export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	await deleteImage(pool, req.params.name ?? "", callerOf(req));
	res.status(204).end();
}

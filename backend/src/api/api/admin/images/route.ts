import { type LibraryImage, newImageSchema } from "@confiserie/domain/contract/content";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { callerOf } from "../../../../http/caller";
import { parseBody } from "../../../../http/parse";
import { addImage, readImages } from "../../../../modules/content";

/** GET /api/admin/images: the library, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse<LibraryImage[]>): Promise<void> {
	res.json(await readImages(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)));
}

/** POST /api/admin/images -> 201 with the library. */
export async function POST(req: MedusaRequest, res: MedusaResponse<LibraryImage[]>): Promise<void> {
	const { url, alt } = parseBody(newImageSchema, req);
	const pool = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	res.status(201).json(await addImage(pool, url, alt, callerOf(req)));
}

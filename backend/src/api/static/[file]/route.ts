import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendUpload } from "../../../uploads/send-upload";

/** A file uploaded in Medusa Admin. */
export async function GET(req: MedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
	await sendUpload(req, res, [req.params.file]);
}

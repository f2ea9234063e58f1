import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendUpload } from "../../../../uploads/send-upload";

/** A file of a folder of the uploads, such as the demo images. */
export async function GET(req: MedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
	await sendUpload(req, res, [req.params.folder, req.params.file]);
}

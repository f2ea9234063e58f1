import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPrivateUpload, sendUpload } from "../../../../uploads/send-upload";

/** A file of a folder of the uploads, such as the demo images, or a private file by its signed address. */
export async function GET(req: MedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
	const { folder, file } = req.params;
	if (folder === "private") await sendPrivateUpload(req, res, file);
	else await sendUpload(req, res, [folder, file]);
}

import { IMAGE_MAXIMUM_BYTES, type UploadedImage } from "@confiserie/domain/contract/admin-product";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveFile } from "../../../../uploads/receive-file";
import { saveImage } from "../../../../uploads/save-image";

/** POST /admin/shop/notice-image, multipart field `image` -> 201 with its address, which the settings then keep. */
export async function POST(req: MedusaRequest, res: MedusaResponse<UploadedImage>): Promise<void> {
	const file = await receiveFile(req, res, {
		field: "image",
		maximumBytes: IMAGE_MAXIMUM_BYTES,
		tooLarge: "IMAGE_TOO_LARGE",
		to: "memory",
	});
	res.status(201).json(await saveImage(req.scope, file.buffer));
}

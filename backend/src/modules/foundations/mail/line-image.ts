import { buffer } from "node:stream/consumers";
import { imageFile } from "@confiserie/domain/shop/shop-image";
import sharp from "sharp";
import { currentEnv } from "../../../config/env";
import { openShopFiles } from "../../../uploads/shop-files";
import { IMAGE_SIDE } from "./letter-styles";

/** Twice as large as it is shown. */
const SIDE = IMAGE_SIDE * 2;
const QUALITY = 78;
const PUBLIC_FILES = "/static/";

/**
 * An image of a product, small and as JPEG, which every mail program shows. Undefined for one that cannot be read: a mail is not held back
 * by its images.
 */
export async function lineImage(url: string): Promise<Buffer | undefined> {
	if (!url.startsWith(PUBLIC_FILES)) return undefined;
	try {
		const found = await openShopFiles(currentEnv()).public.read(imageFile(url).slice(PUBLIC_FILES.length));
		if (!found) return undefined;
		return await sharp(await buffer(found.content))
			.resize(SIDE, SIDE, { fit: "cover" })
			.flatten({ background: "#FFFBF7" })
			.jpeg({ quality: QUALITY })
			.toBuffer();
	} catch {
		return undefined;
	}
}

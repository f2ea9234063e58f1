import { randomUUID } from "node:crypto";
import type { UploadedImage } from "@confiserie/domain/contract/admin-product";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import sharp from "sharp";
import { ApiFailure } from "../modules/foundations/failures";
import { type ImageType, imageType } from "./image-type";

/** More pixels are a decompression bomb or a poster; 25 megapixels is 5000 by 5000. */
const MAXIMUM_PIXELS = 25_000_000;
/** What no honest image of 25 megapixels needs. */
const MAXIMUM_SECONDS = 10;
/** As large as the shop ever shows an image: the storefront makes its smaller ones from it. */
const LONGEST_SIDE = 1600;
const QUALITY = 82;

const FORMATS: Record<ImageType, (metadata: sharp.Metadata) => boolean> = {
	jpeg: ({ format }) => format === "jpeg",
	png: ({ format }) => format === "png",
	webp: ({ format }) => format === "webp",
	avif: ({ format, compression }) => format === "heif" && compression === "av1",
};

/**
 * Stores an image: re-encoded as WebP, upright, at most 1600 px, without position, camera and other hidden
 * metadata of the file, under a random name. Nothing of the sent bytes is stored. Throws IMAGE_UNSUPPORTED.
 */
export async function saveImage(scope: MedusaContainer, content: Buffer): Promise<UploadedImage> {
	const { data, info } = await paint(content);
	const file = await scope.resolve(Modules.FILE).createFiles({
		filename: `produit-${randomUUID()}.webp`,
		mimeType: "image/webp",
		content: data.toString("base64"),
		access: "public",
	});
	return { imageUrl: file.url, width: info.width, height: info.height };
}

async function paint(content: Buffer) {
	const type = imageType(content);
	if (!type) throw new ApiFailure("IMAGE_UNSUPPORTED");
	try {
		const picture = sharp(content, { limitInputPixels: MAXIMUM_PIXELS, failOn: "error", sequentialRead: true });
		// The head tells format and size before a pixel is decoded.
		const metadata = await picture.metadata();
		if (!FORMATS[type](metadata)) throw new ApiFailure("IMAGE_UNSUPPORTED");
		return await picture
			.autoOrient()
			.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: QUALITY })
			.timeout({ seconds: MAXIMUM_SECONDS })
			.toBuffer({ resolveWithObject: true });
	} catch (error) {
		// Whatever the decoder complains about, the file is at fault.
		if (error instanceof ApiFailure) throw error;
		throw new ApiFailure("IMAGE_UNSUPPORTED");
	}
}

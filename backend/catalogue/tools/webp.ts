import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/** Renders an SVG document and writes it as WebP of at most `maxBytes`, at the best quality that fits. Returns its size. */
export async function writeWebp(svg: string, file: string, maxBytes: number): Promise<number> {
	const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	for (let quality = 78; quality >= 30; quality -= 6) {
		const image = await sharp(pixels.data, { raw: pixels.info }).webp({ quality, effort: 6 }).toBuffer();
		if (image.length > maxBytes) continue;
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, image);
		return image.length;
	}
	throw new Error(`${file} does not fit in ${maxBytes} bytes.`);
}

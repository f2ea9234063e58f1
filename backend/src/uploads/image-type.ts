/** The image formats that the shop takes. Source: accounts spec §8 "upload 415". */
export type ImageType = "jpeg" | "png" | "webp" | "avif";

/** The format that the first bytes state, whatever name and type the sender gave; undefined for anything else. */
export function imageType(content: Buffer): ImageType | undefined {
	const ascii = (from: number, to: number) => content.subarray(from, to).toString("latin1");
	if (content.length < 16) return undefined;
	if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
	if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return "png";
	if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
	if (ascii(4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(8, 12))) return "avif";
	return undefined;
}

/** Largest image that an import takes, from an address or a ZIP. */
export const IMPORTED_IMAGE_MAXIMUM_BYTES = 10 * 1024 * 1024;

/** A stream longer than was allowed. */
export class TooLong extends Error {
	override message = "Le fichier est trop lourd, dix mégaoctets au plus.";
}

/** Collects a stream, which ends with it. @throws TooLong, or the stream's error */
export async function readAtMost(stream: AsyncIterable<Buffer>, maximumBytes: number): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	// Leaving the loop destroys the stream.
	for await (const part of stream) {
		size += part.length;
		if (size > maximumBytes) throw new TooLong();
		parts.push(part);
	}
	return Buffer.concat(parts);
}

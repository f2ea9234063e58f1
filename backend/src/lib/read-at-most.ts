/** Largest image that an import takes, from an address or a ZIP. */
export const IMPORTED_IMAGE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

/** A stream longer than was allowed. */
export class TooLong extends Error {
	constructor(maximumBytes: number) {
		const isSmall = maximumBytes < MEGABYTE;
		const [count, unit] = isSmall ? [maximumBytes, "octets"] : [maximumBytes / MEGABYTE, "Mo"];
		super(`Le fichier est trop lourd, ${count.toLocaleString("fr-FR")}\u00a0${unit} au plus.`);
	}
}

/** Collects a stream, which ends with it. @throws TooLong, or the stream's error */
export async function readAtMost(stream: AsyncIterable<Buffer>, maximumBytes: number): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	// Leaving the loop destroys the stream.
	for await (const part of stream) {
		size += part.length;
		if (size > maximumBytes) throw new TooLong(maximumBytes);
		parts.push(part);
	}
	return Buffer.concat(parts);
}

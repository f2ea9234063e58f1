import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/**
 * The font inside a file: a WOFF 1.0 file unpacked, any other as it is. A PDF library that unpacks a table in JavaScript each time it reads a glyph takes most of
 * a document's time for that; this is done once per process. Source: https://www.w3.org/TR/WOFF/
 */
export function fontIn(woff: Buffer): Buffer {
	if (woff.toString("latin1", 0, 4) !== "wOFF") return woff;
	const count = woff.readUInt16BE(12);
	const tables = Array.from({ length: count }, (_, index) => {
		const at = HEADER + index * ENTRY;
		const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
		const bytes = woff.subarray(offset, offset + packed);
		return { entry: woff.subarray(at, at + ENTRY), bytes: packed < length ? inflateSync(bytes) : bytes };
	});
	const directory = Buffer.alloc(12 + 16 * count);
	woff.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(count, 4);
	const power = Math.floor(Math.log2(count));
	directory.writeUInt16BE(16 * 2 ** power, 6);
	directory.writeUInt16BE(power, 8);
	directory.writeUInt16BE(16 * (count - 2 ** power), 10);
	const parts: Buffer[] = [directory];
	let end = directory.length;
	for (const [index, { entry, bytes }] of tables.entries()) {
		const at = 12 + 16 * index;
		entry.copy(directory, at, 0, 4);
		entry.copy(directory, at + 4, 16, 20);
		directory.writeUInt32BE(end, at + 8);
		directory.writeUInt32BE(bytes.length, at + 12);
		const padding = (4 - (bytes.length % 4)) % 4;
		parts.push(bytes, Buffer.alloc(padding));
		end += bytes.length + padding;
	}
	return Buffer.concat(parts);
}

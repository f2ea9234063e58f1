import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Notices } from "./notices";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "macintosh";

/**
 * The text of a file, piece by piece: UTF-16 by its byte order mark, UTF-8 when all of it is, else what Excel writes in
 * French on Windows (Windows-1252) or on an older Mac (Mac Roman), whichever makes more French letters.
 * @param onBytes receives how many bytes were read so far
 */
export async function* decodeFile(
	path: string,
	onBytes: (bytes: number) => void,
	notices: Notices,
): AsyncGenerator<string> {
	const encoding = await encodingOf(path);
	if (encoding === "macintosh") notices.macRoman();
	const decoder = new TextDecoder(encoding);
	let bytes = 0;
	for await (const chunk of createReadStream(path)) {
		bytes += chunk.length;
		onBytes(bytes);
		yield decoder.decode(chunk, { stream: true });
	}
	yield decoder.decode();
}

async function encodingOf(path: string): Promise<Encoding> {
	const file = await open(path);
	const start = Buffer.alloc(2);
	await file.read(start, 0, 2, 0).finally(() => file.close());
	if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
	if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
	const strict = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const chunk of createReadStream(path)) strict.decode(chunk, { stream: true });
		strict.decode();
		return "utf-8";
	} catch (error) {
		if (error instanceof TypeError) return singleByteEncodingOf(path);
		throw error;
	}
}

/** Letters and signs of French beyond ASCII; either encoding makes others of the bytes of the other one. */
const FRENCH = /[àâçéèêëîïôùûüÿœæÀÂÇÉÈÊËÎÏÔÙÛÜŒÆ«»’€°\u00a0]/;

async function singleByteEncodingOf(path: string): Promise<"windows-1252" | "macintosh"> {
	const counts = new Array<number>(256).fill(0);
	for await (const chunk of createReadStream(path))
		for (const byte of chunk as Buffer) counts[byte] = (counts[byte] ?? 0) + 1;
	const lettersIn = (encoding: Encoding) => {
		const decoder = new TextDecoder(encoding);
		return counts.reduce(
			(sum, count, byte) => (byte >= 0x80 && FRENCH.test(decoder.decode(Uint8Array.of(byte))) ? sum + count : sum),
			0,
		);
	};
	return lettersIn("macintosh") > lettersIn("windows-1252") ? "macintosh" : "windows-1252";
}

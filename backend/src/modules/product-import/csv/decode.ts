import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/**
 * The text of a file, piece by piece: UTF-16 by its byte order mark, UTF-8 when all of it is, else Windows-1252, which is
 * what Excel writes on a French Windows. `onBytes` is told how many bytes were read so far.
 */
export async function* decodeFile(path: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
	const decoder = new TextDecoder(await encodingOf(path));
	let bytes = 0;
	for await (const chunk of createReadStream(path)) {
		bytes += chunk.length;
		onBytes(bytes);
		yield decoder.decode(chunk, { stream: true });
	}
	yield decoder.decode();
}

async function encodingOf(path: string): Promise<"utf-8" | "utf-16le" | "utf-16be" | "windows-1252"> {
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
		if (error instanceof TypeError) return "windows-1252";
		throw error;
	}
}

import { createHash, type Hash } from "node:crypto";
import type { ObjectStore } from "./object-store";

/** SHA-256 of an object as it reads, in hexadecimal; undefined where there is none. */
export async function checksumOf(store: ObjectStore, name: string): Promise<string | undefined> {
	const stored = await store.read(name);
	if (!stored) return undefined;
	const hash = createHash("sha256");
	for await (const chunk of stored.content) hash.update(chunk);
	return hash.digest("hex");
}

/** Passes the chunks on and adds each to the hash. */
export async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
	for await (const chunk of chunks) {
		hash.update(chunk);
		yield chunk;
	}
}

import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Env } from "../../config/env";
import { checksumOf, hashing } from "../../lib/objects/checksum";
import type { ObjectStore } from "../../lib/objects/object-store";
import { AREAS, bucketFiles, localFiles } from "../../uploads/shop-files";

/** What a move did: files that were copied, files that were there already, and the bytes of both. */
export interface Moved {
	copied: number;
	present: number;
	bytes: number;
}

/**
 * Copies every file of the shop from its folders into its bucket, or back, and reads each copy back. What is there already,
 * byte for byte, is left alone: a move that was cut short is simply made again. Nothing is removed, and no address changes.
 * @throws Error where a copy is not what was sent
 */
export async function moveFiles(env: Env, bucket: string, to: "s3" | "local"): Promise<Moved> {
	const places = { s3: bucketFiles(env, bucket), local: localFiles(env) };
	const moved: Moved = { copied: 0, present: 0, bytes: 0 };
	for (const area of AREAS) {
		const source = places[to === "s3" ? "local" : "s3"][area];
		const target = places[to][area];
		const there = new Map<string, number>();
		for await (const { name, bytes } of target.list()) there.set(name, bytes);
		for await (const { name, bytes } of source.list()) {
			moved.bytes += bytes;
			const isSame = there.get(name) === bytes && (await checksumOf(target, name)) === (await checksumOf(source, name));
			if (isSame) moved.present += 1;
			else if (await copy(source, target, name)) moved.copied += 1;
		}
	}
	return moved;
}

/** @returns false when the file was removed meanwhile */
async function copy(source: ObjectStore, target: ObjectStore, name: string): Promise<boolean> {
	const found = await source.read(name);
	if (!found) return false;
	const hash = createHash("sha256");
	const content = Readable.from(hashing(found.content, hash), { objectMode: false });
	await target.write(name, content, mediaTypeOf(name));
	if ((await checksumOf(target, name)) !== hash.digest("hex"))
		throw new Error(`${name} does not read back from ${target.address} as it was written.`);
	return true;
}

/** For an operator who looks into the bucket; the shop goes by the name. */
const mediaTypeOf = (name: string) => (name.endsWith(".webp") ? "image/webp" : "application/octet-stream");

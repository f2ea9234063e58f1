import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { hashing } from "../../../../lib/objects/checksum";
import { encrypt, isLocked, type Lock } from "./cipher";
import type { Part } from "./manifest";

/** Something to go into an archive; `bytes` is the exact length of its content. */
export interface Entry {
	name: string;
	bytes: number;
	content: Readable | Buffer;
}

/** Adds an entry and tells its checksum. */
export type AddEntry = (entry: Entry) => Promise<Part>;

/** An archive that is being made. */
export interface Packing {
	archive: Readable;
	/** Settles when `fill` is over, which may be after the archive was given up. */
	filled: Promise<void>;
}

/**
 * An archive, a tar that is compressed and then encrypted, as it is being made: `fill` adds the entries at the speed at
 * which the archive is read. What goes wrong in `fill` destroys it.
 */
export async function packArchive(fill: (add: AddEntry) => Promise<void>, lock: Lock): Promise<Packing> {
	const tar = pack();
	const zipped = createGzip({ level: 4 });
	// A failure destroys the last stream, whose reader gets the error.
	pipeline(tar, zipped).catch(() => undefined);
	const archive = isLocked(lock) ? await encrypt(zipped, lock) : zipped;
	const filled = fill((entry) => addEntry(tar, entry)).then(
		() => tar.finalize(),
		(error) => void zipped.destroy(error),
	);
	return { archive, filled };
}

async function addEntry(tar: Pack, { name, bytes, content }: Entry): Promise<Part> {
	const hash = createHash("sha256");
	const chunks = Buffer.isBuffer(content) ? Readable.from([content]) : content;
	await pipeline(hashing(chunks, hash), tar.entry({ name, size: bytes }));
	return { name, bytes, sha256: hash.digest("hex") };
}

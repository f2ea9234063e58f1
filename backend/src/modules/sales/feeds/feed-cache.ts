import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";

/** A finished feed, compressed as it was written. */
export interface CachedFeed {
	gzip: Buffer;
	etag: string;
}
interface Entry {
	version: string;
	madeAt: number;
	feed: Promise<CachedFeed>;
	bytes: number;
}

interface Settings {
	/** A monotonic clock, in milliseconds. */
	now: () => number;
	maximumAgeMs: number;
	maximumBytes: number;
}

/**
 * Feeds that were made a moment ago, bounded in bytes. However many ask for one, it is made once; another version is
 * made again at once, stock that changed within `maximumAgeMs`.
 */
export class FeedCache {
	/** The one made last comes last. */
	private readonly entries = new Map<string, Entry>();

	constructor(private readonly settings: Settings) {}

	/** @throws whatever `write` throws; a failure is not cached */
	get(key: string, version: string, write: () => AsyncIterable<string>): Promise<CachedFeed> {
		const known = this.entries.get(key);
		const { now, maximumAgeMs } = this.settings;
		if (known?.version === version && now() - known.madeAt <= maximumAgeMs) return known.feed;
		const entry: Entry = { version, madeAt: now(), bytes: 0, feed: compress(write()) };
		this.entries.delete(key);
		this.entries.set(key, entry);
		entry.feed.then(
			({ gzip }) => {
				entry.bytes = gzip.length;
				this.makeRoom();
			},
			() => {
				if (this.entries.get(key) === entry) this.entries.delete(key);
			},
		);
		return entry.feed;
	}

	private makeRoom(): void {
		let bytes = [...this.entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
		for (const [key, entry] of this.entries) {
			if (bytes <= this.settings.maximumBytes) return;
			this.entries.delete(key);
			bytes -= entry.bytes;
		}
	}
}

async function compress(parts: AsyncIterable<string>): Promise<CachedFeed> {
	const hash = createHash("sha1");
	const zipped: Buffer[] = [];
	const text = Readable.from(hashed(parts, hash), { objectMode: false });
	for await (const part of text.pipe(createGzip()) as AsyncIterable<Buffer>) zipped.push(part);
	return { gzip: Buffer.concat(zipped), etag: `W/"${hash.digest("base64")}"` };
}

async function* hashed(parts: AsyncIterable<string>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
	for await (const part of parts) {
		const bytes = Buffer.from(part);
		hash.update(bytes);
		yield bytes;
	}
}

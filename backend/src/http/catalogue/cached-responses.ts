import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { LRUCache } from "lru-cache";

/** The best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A finished response body. */
export interface CachedResponse {
	body: Buffer;
	etag: string;
	/** When its data began to be read, in milliseconds of `now`. */
	readAt: number;
	/** Compressed copies that were requested. */
	encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

interface Settings {
	/** What every response depends on; another version makes all earlier responses stale at once. */
	version: () => Promise<string>;
	/** A monotonic clock, in milliseconds. */
	now: () => number;
	/** After that a response is never sent. From half of it on a request has it revalidated and does not wait. */
	maximumAgeMs: number;
	maximumBytes: number;
}

type Make = (version: string) => Promise<string>;

/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 4;
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: (body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
	gzip: (body) => promisify(gzip)(body),
};

/** Responses of the last moment, bounded in bytes. Concurrent requests for the same one share its making. */
export class CachedResponses {
	readonly #settings: Settings;
	readonly #responses: LRUCache<string, CachedResponse, () => Promise<string>>;

	constructor(settings: Settings) {
		this.#settings = settings;
		this.#responses = new LRUCache({
			maxSize: settings.maximumBytes,
			// With room for the compressed copies, less than half of the body each.
			sizeCalculation: ({ body }, key) => key.length + 2 * body.length,
			fetchMethod: (_key, former, { context: make }) => this.#read(make, former),
			// Requests wait for it, even if there is no room left for it meanwhile.
			ignoreFetchAbort: true,
		});
	}

	/**
	 * The response of `key`, at most `maximumAgeMs` old and of the version at the time of the call.
	 * @param make reads the response of that version
	 * @throws what `make` throws; a failure is not cached
	 */
	async get(key: string, make: Make): Promise<CachedResponse> {
		const { now, maximumAgeMs } = this.#settings;
		const version = await this.#settings.version();
		const versioned = `${version} ${key}`;
		const context = () => make(version);
		const cached = this.#responses.get(versioned);
		const age = cached ? now() - cached.readAt : Number.POSITIVE_INFINITY;
		if (cached && age <= maximumAgeMs / 2) return cached;
		const revalidated = this.#responses.forceFetch(versioned, { context, forceRefresh: true });
		if (!cached || age > maximumAgeMs) return revalidated;
		revalidated.catch(() => undefined);
		return cached;
	}

	async #read(make: () => Promise<string>, former: CachedResponse | undefined): Promise<CachedResponse> {
		const readAt = this.#settings.now();
		const response = responseOf(await make(), readAt);
		return former?.etag === response.etag ? { ...response, encoded: former.encoded } : response;
	}
}

/** A response with a JSON text. */
export function responseOf(json: string, readAt = 0): CachedResponse {
	const body = Buffer.from(json);
	const etag = `W/"${createHash("sha1").update(body).digest("base64")}"`;
	return { body, etag, readAt, encoded: {} };
}

/** The body in the first of the accepted encodings, where that is shorter. */
export async function bodyIn([encoding]: readonly Encoding[], { body, encoded }: CachedResponse) {
	if (!encoding || body.length < WORTH_COMPRESSING) return { body };
	encoded[encoding] ??= COMPRESS[encoding](body);
	return { body: await encoded[encoding], encoding };
}

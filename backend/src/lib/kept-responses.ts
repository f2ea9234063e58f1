import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";

/** A finished response body, in each encoding that was asked for. */
export interface KeptResponse {
	body: Buffer;
	etag: string;
	/** Compressed forms that were asked for; an empty one is being made. */
	encoded: Partial<Record<Encoding, Buffer>>;
}
export type Encoding = "br" | "gzip";

interface Entry extends KeptResponse {
	key: string;
	version: string;
	/** When what it says began to be read, in milliseconds of `now`. */
	readAt: number;
}
interface Flight {
	version: string;
	readAt: number;
	entry: Promise<Entry>;
}

interface Settings {
	/** What every response depends on, as it is now: another version makes all that was kept before stale at once. */
	version: () => Promise<string>;
	/** A monotonic clock, in milliseconds. */
	now: () => number;
	/** After that nothing is given out any more. */
	maximumAgeMs: number;
	/** For bodies, with room for their compressed forms. */
	maximumBytes: number;
}

/** Below this a compressed body saves no packet. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 4;
const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	br: (body) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
	gzip: (body) => promisify(gzip)(body),
};

/**
 * Response bodies that were made within the last moment, bounded in bytes. However many ask for one, it is made once; what
 * is asked for all the time is made anew before it is too old, so that nobody waits for it.
 */
export class KeptResponses {
	/** In the order in which they were read: the first is the oldest. */
	private readonly entries = new Map<string, Entry>();
	private readonly flights = new Map<string, Flight>();
	private bytes = 0;

	constructor(private readonly settings: Settings) {}

	/**
	 * The response of `key`, at most `maximumAgeMs` old and of the version that holds when it is asked for.
	 * @param make its JSON, read anew, for that version
	 * @throws whatever `make` throws; a failure is not kept
	 */
	async get(key: string, make: (version: string) => Promise<string>): Promise<KeptResponse> {
		const { now, maximumAgeMs } = this.settings;
		const version = await this.settings.version();
		const isFresh = (one: { version: string; readAt: number } | undefined, ageMs: number) =>
			one !== undefined && one.version === version && now() - one.readAt <= ageMs;
		const entry = this.entries.get(key);
		const flight = this.flights.get(key);
		if (entry && isFresh(entry, maximumAgeMs)) {
			if (!isFresh(entry, maximumAgeMs / 2) && !isFresh(flight, maximumAgeMs))
				this.begin(key, version, make).catch(() => undefined);
			return entry;
		}
		return flight && isFresh(flight, maximumAgeMs) ? flight.entry : this.begin(key, version, make);
	}

	private begin(key: string, version: string, make: (version: string) => Promise<string>): Promise<Entry> {
		const readAt = this.settings.now();
		const entry = this.read(key, version, readAt, make);
		const flight = { version, readAt, entry };
		this.flights.set(key, flight);
		const end = () => {
			if (this.flights.get(key) === flight) this.flights.delete(key);
		};
		entry.then(end, end);
		return entry;
	}

	private async read(
		key: string,
		version: string,
		readAt: number,
		make: (version: string) => Promise<string>,
	): Promise<Entry> {
		const body = Buffer.from(await make(version));
		const etag = `W/"${createHash("sha1").update(body).digest("base64")}"`;
		const former = this.entries.get(key);
		const encoded = former?.etag === etag ? former.encoded : {};
		const entry = { key, version, readAt, body, etag, encoded };
		if (!former || former.readAt <= readAt) this.keep(entry);
		return entry;
	}

	private keep(entry: Entry): void {
		const { now, maximumAgeMs, maximumBytes } = this.settings;
		this.drop(this.entries.get(entry.key));
		this.entries.set(entry.key, entry);
		this.bytes += sizeOf(entry);
		for (const oldest of this.entries.values()) {
			if (this.bytes <= maximumBytes && now() - oldest.readAt <= maximumAgeMs) break;
			this.drop(oldest);
		}
	}

	private drop(entry: Entry | undefined): void {
		if (!entry) return;
		this.entries.delete(entry.key);
		this.bytes -= sizeOf(entry);
	}
}

/** Room for the body and its compressed forms, which are less than half of it each. */
const sizeOf = ({ key, body }: Entry) => key.length + 2 * body.length;

/**
 * The body in an encoding of `accepted` that is at hand, else plain: the first one accepted is then made for the next time, so that
 * what is asked for once is not compressed.
 */
export function bodyIn(accepted: readonly Encoding[], response: KeptResponse): { body: Buffer; encoding?: Encoding } {
	const [wanted] = accepted;
	if (!wanted || response.body.length < WORTH_COMPRESSING) return { body: response.body };
	if (!response.encoded[wanted]) void compress(response, wanted);
	for (const encoding of accepted) {
		const body = response.encoded[encoding];
		if (body && body.length > 0) return { body, encoding };
	}
	return { body: response.body };
}

async function compress({ body, encoded }: KeptResponse, encoding: Encoding): Promise<void> {
	encoded[encoding] = Buffer.alloc(0);
	encoded[encoding] = await COMPRESS[encoding](body);
}

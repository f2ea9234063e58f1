import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** A response as its bytes say it. */
export interface RawResponse {
	status: number;
	/** By lower-case name; a repeated one as a list with commas. */
	headers: Record<string, string>;
	body: string;
	/** Bytes of the body. */
	length: number;
}

/**
 * Sends these bytes over a connection of their own and reads the response to its end: what no HTTP library would send, and
 * what none would report. Rejects when nothing comes for `patienceMs`, and when the response is not whole.
 */
export async function sendRaw(address: string, bytes: Buffer, patienceMs: number): Promise<RawResponse> {
	const { hostname, port } = new URL(address);
	const received = await new Promise<Buffer>((resolve, reject) => {
		const pieces: Buffer[] = [];
		const socket = connect(Number(port), hostname, () => socket.write(bytes));
		socket.setTimeout(patienceMs, () => socket.destroy(new Error(`no response for ${patienceMs} ms`)));
		socket.on("data", (piece) => pieces.push(piece));
		// A refusal may come before the request has left; what was received until then is the answer.
		socket.on("error", (error) =>
			pieces.length > 0 && "code" in error ? resolve(Buffer.concat(pieces)) : reject(error),
		);
		socket.on("close", () => resolve(Buffer.concat(pieces)));
	});
	return parse(received);
}

function parse(bytes: Buffer): RawResponse {
	const end = bytes.indexOf("\r\n\r\n");
	const [start = "", ...lines] = bytes.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
	const status = Number(/^HTTP\/1\.1 (\d{3})(?: |$)/.exec(start)?.[1]);
	if (end < 0 || !status)
		throw new Error(`no response but ${JSON.stringify(bytes.subarray(0, 200).toString("latin1"))}`);
	if (status === 100) return parse(bytes.subarray(end + 4));
	const headers: Record<string, string> = {};
	for (const line of lines) {
		const [, name, value = ""] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
		if (!name) throw new Error(`a header that is none: ${line}`);
		const key = name.toLowerCase();
		headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
	}
	const rest = bytes.subarray(end + 4);
	const body = headers["transfer-encoding"] === "chunked" ? unchunked(rest) : rest;
	return { status, headers, body: plain(body, headers["content-encoding"]).toString("utf8"), length: body.length };
}

const ENCODINGS: Record<string, (bytes: Buffer) => Buffer> = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	deflate: inflateSync,
};

function plain(bytes: Buffer, encoding = "identity"): Buffer {
	if (bytes.length === 0 || encoding === "identity") return bytes;
	const decode = ENCODINGS[encoding];
	if (!decode) throw new Error(`an encoding that was not requested: ${encoding}`);
	return decode(bytes);
}

function unchunked(bytes: Buffer): Buffer {
	const pieces: Buffer[] = [];
	for (let at = 0; ; ) {
		const line = bytes.indexOf("\r\n", at);
		const size = line < 0 ? Number.NaN : Number.parseInt(bytes.subarray(at, line).toString("latin1"), 16);
		// A body of nothing, as for HEAD, has no chunks at all.
		if (Number.isNaN(size) && bytes.length === 0) return bytes;
		if (Number.isNaN(size)) throw new Error("a response that breaks off in the middle");
		if (size === 0) return Buffer.concat(pieces);
		pieces.push(bytes.subarray(line + 2, line + 2 + size));
		at = line + 2 + size + 2;
	}
}

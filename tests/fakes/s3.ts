import { createHash, createHmac, type Hash, type Hmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SignatureV4 } from "@smithy/signature-v4";

const REGION = "fr-test";
const KEY = { accessKeyId: "shop-key", secretAccessKey: "shop-secret" };
const BUCKET = "shop";

/** A fake of an S3-compatible store with one bucket: verifies every signature and stores objects in memory. */
export interface S3Fake {
	/** Environment of a backend that uses it. */
	settings: Record<"S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;
	bucket: string;
	objects: Map<string, StoredBytes>;
	close(): Promise<void>;
}

interface StoredBytes {
	bytes: Buffer;
	at: Date;
}

interface Books {
	objects: Map<string, StoredBytes>;
	uploads: Map<string, { key: string; at: Date; parts: Map<number, Buffer> }>;
}

export async function startS3Fake(): Promise<S3Fake> {
	const books: Books = { objects: new Map(), uploads: new Map() };
	const server = createServer((request, response) => void answer(request, response, books));
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	return {
		settings: {
			S3_ENDPOINT: `http://localhost:${(server.address() as AddressInfo).port}`,
			S3_REGION: REGION,
			S3_ACCESS_KEY_ID: KEY.accessKeyId,
			S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
		},
		bucket: BUCKET,
		objects: books.objects,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

async function answer(request: IncomingMessage, response: ServerResponse, books: Books): Promise<void> {
	const url = new URL(request.url ?? "", "http://localhost");
	const body = await buffer(request);
	const refuse = (status: number, code: string) => response.writeHead(status).end(xml("Error", tag("Code", code)));
	if (!(await isSigned(request, url, body))) return void refuse(403, "SignatureDoesNotMatch");
	const [, bucket, ...path] = decodeURIComponent(url.pathname).split("/");
	if (bucket !== BUCKET) return void refuse(404, "NoSuchBucket");
	const key = path.join("/");
	const [status, content, headers] = respond(
		{ method: request.method ?? "", key, query: url.searchParams, body },
		books,
	);
	if (status === 404) return void refuse(404, "NoSuchKey");
	response.writeHead(status, headers).end(content);
}

/** Signs the request once more with the key that is known here, by the SDK's own signer: both must agree. */
async function isSigned(request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
	const given = request.headers.authorization ?? "";
	const signedHeaders = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(";") ?? [];
	const date = String(request.headers["x-amz-date"] ?? "");
	const hash = createHash("sha256").update(body).digest("hex");
	if (request.headers["x-amz-content-sha256"] !== hash) return false;
	const signer = new SignatureV4({
		service: "s3",
		region: REGION,
		credentials: KEY,
		uriEscapePath: false,
		sha256: Sha256,
	});
	const signed = await signer.sign(
		{
			method: request.method ?? "",
			protocol: "http:",
			hostname: "localhost",
			path: url.pathname,
			query: Object.fromEntries(url.searchParams),
			headers: Object.fromEntries(signedHeaders.map((name) => [name, String(request.headers[name])])),
		},
		{ signingDate: new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z")) },
	);
	return signed.headers.authorization === given;
}

interface Asked {
	method: string;
	key: string;
	query: URLSearchParams;
	body: Buffer;
}

/** Status, content and headers, as the store's documentation has them. */
function respond(
	{ method, key, query, body }: Asked,
	{ objects, uploads }: Books,
): [number, (string | Buffer)?, Record<string, string>?] {
	const upload = uploads.get(query.get("uploadId") ?? "");
	if (method === "GET" && key === "") return [200, query.has("uploads") ? listed(uploads) : list(objects, query)];
	if (method === "POST" && query.has("uploads")) {
		const id = randomUUID();
		uploads.set(id, { key, at: new Date(), parts: new Map() });
		return [200, xml("InitiateMultipartUploadResult", tag("UploadId", id))];
	}
	if (query.has("uploadId") && !upload) return [404];
	if (upload && method === "PUT") {
		upload.parts.set(Number(query.get("partNumber")), body);
		return [200, "", { etag: `"${query.get("partNumber")}"` }];
	}
	if (upload && method === "POST") {
		const parts = [...upload.parts].sort(([one], [other]) => one - other).map(([, part]) => part);
		objects.set(key, { bytes: Buffer.concat(parts), at: new Date() });
	}
	if (upload) uploads.delete(query.get("uploadId") ?? "");
	if (upload) return method === "POST" ? [200, xml("CompleteMultipartUploadResult", tag("ETag", "x"))] : [204];
	if (method === "PUT") objects.set(key, { bytes: body, at: new Date() });
	if (method === "PUT") return [200, "", { etag: '"x"' }];
	if (method === "DELETE") objects.delete(key);
	if (method === "DELETE") return [204];
	const found = objects.get(key);
	if (!found) return [404];
	return [200, found.bytes, { "content-length": `${found.bytes.length}`, "last-modified": found.at.toUTCString() }];
}

/** Two keys per page, so that a listing must paginate. */
function list(objects: Books["objects"], query: URLSearchParams): string {
	const prefix = query.get("prefix") ?? "";
	const after = query.get("continuation-token") ?? "";
	const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
	const page = keys.slice(0, 2).map((key) => {
		const { bytes, at } = objects.get(key) ?? { bytes: Buffer.of(), at: new Date() };
		return tag("Contents", tag("Key", key) + tag("Size", `${bytes.length}`) + tag("LastModified", at.toISOString()));
	});
	const rest = keys.length > 2 ? tag("IsTruncated", "true") + tag("NextContinuationToken", keys[1] ?? "") : "";
	return xml("ListBucketResult", page.join("") + rest);
}

function listed(uploads: Books["uploads"]): string {
	const entries = [...uploads].map(([id, { key, at }]) =>
		tag("Upload", tag("Key", key) + tag("UploadId", id) + tag("Initiated", at.toISOString())),
	);
	return xml("ListMultipartUploadsResult", entries.join(""));
}

const tag = (name: string, content: string) =>
	`<${name}>${content.startsWith("<") ? content : content.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</${name}>`;
const xml = (name: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`;

/** Node's hash, or its HMAC, in the form that the signer asks for. */
class Sha256 {
	private readonly hash: Hash | Hmac;

	constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
		this.hash = secret === undefined ? createHash("sha256") : createHmac("sha256", bytesOf(secret));
	}

	update(data: string | ArrayBuffer | ArrayBufferView): void {
		this.hash.update(bytesOf(data));
	}

	async digest(): Promise<Uint8Array> {
		return this.hash.digest();
	}

	/** The signer makes a new one for each hash. */
	reset(): void {}
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
	if (typeof data === "string") return Buffer.from(data);
	return ArrayBuffer.isView(data) ? Buffer.from(data.buffer, data.byteOffset, data.byteLength) : Buffer.from(data);
}

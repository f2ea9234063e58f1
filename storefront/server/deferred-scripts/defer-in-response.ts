import type { ServerResponse } from "node:http";
import { deferScripts, nonceOf } from "./defer-scripts";

/**
 * Defers the scripts of the page that `response` carries; any other response passes untouched. The page is sent whole: personal
 * pages read nothing slow on the server. Call it after compression has been set up, so that it sees plain text.
 */
export function deferInResponse(response: ServerResponse): void {
	const { write, end } = response;
	const chunks: Buffer[] = [];
	const isPage = () => String(response.getHeader("content-type") ?? "").startsWith("text/html");
	const collect = (chunk: unknown, encoding: unknown) => {
		if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
		else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
	};
	response.write = (chunk: unknown, encoding?: unknown, callback?: unknown) => {
		if (!isPage()) return Reflect.apply(write, response, [chunk, encoding, callback]);
		collect(chunk, typeof encoding === "string" ? encoding : "utf8");
		const written = typeof encoding === "function" ? encoding : callback;
		if (typeof written === "function") process.nextTick(written as () => void);
		return true;
	};
	response.end = (...args: unknown[]) => {
		const nonce = isPage() ? nonceOf(response.getHeader("content-security-policy")) : undefined;
		if (!isPage()) return Reflect.apply(end, response, args);
		collect(args[0], typeof args[1] === "string" ? args[1] : "utf8");
		const page = Buffer.concat(chunks).toString("latin1");
		const body = Buffer.from(nonce ? deferScripts(page, nonce).html : page, "latin1");
		if (!response.headersSent) response.removeHeader("content-length");
		return Reflect.apply(end, response, [body, args.find((value) => typeof value === "function")]);
	};
}

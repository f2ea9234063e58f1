import { apiErrorSchema, ERRORS } from "@confiserie/domain/contract/error";
import type { HostileRequest } from "./hostile-requests";
import type { RawResponse } from "./raw-http";

/** What is wrong with a response; null when nothing is. */
export function faultOf(
	{ path, method, isUnreadable }: HostileRequest,
	{ status, headers, body, length }: RawResponse,
): string | null {
	const type = headers["content-type"] ?? "";
	if (status >= 500) return `status ${status}`;
	if ("x-injected" in headers) return "a header of the sender's own";
	const stated = headers["content-length"];
	if (method !== "HEAD" && status !== 304 && stated !== undefined && Number(stated) !== length)
		return "another length than stated";
	// Refused before it was a request: a status and a sentence.
	if (status < 400 || isUnreadable || status === 417 || method === "CONNECT") return null;
	if (method === "HEAD") return null;
	if (path === null) return type ? null : "a response of no type";
	if (/^\/api(\/|$)/.test(path)) return isCodedRefusal(status, type, body) ? null : `no coded JSON: ${type} ${body}`;
	if (type.startsWith("application/json")) return isCodedRefusal(status, type, body) ? null : `no coded JSON: ${body}`;
	if (type.startsWith("text/html")) return /^<!doctype html>.*<\/html>/is.test(body) ? null : "half a page";
	// A part of a page, for Next's router.
	if (type === "text/x-component") return null;
	// Files that are not there, and addresses for programs.
	return /^\/(_next|\.well-known)(\/|$)/.test(path) ? null : `neither a page nor JSON: ${type} ${body.slice(0, 200)}`;
}

function isCodedRefusal(status: number, type: string, body: string): boolean {
	if (!type.startsWith("application/json")) return false;
	const error = apiErrorSchema.safeParse(JSON.parse(body));
	return error.success && ERRORS[error.data.code as keyof typeof ERRORS]?.status === status;
}

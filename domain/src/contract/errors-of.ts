import { CHANNEL_SCOPES, type ChannelScope } from "../channels/channel-key";
import type { ErrorCode } from "./error";
import type { Access, Operation } from "./row";

/** Every code with which an operation may refuse: its own, and those that its access and what it takes bring along. */
export function errorsOf(method: string, operation: Operation): ErrorCode[] {
	const { access, params, query, body, headers, tries, invalid = "VALIDATION", errors = [] } = operation;
	// An excessive query is refused before anything parses it (query-limits.ts).
	const codes: ErrorCode[] = [...errors, "INTERNAL", "SERVICE_UNAVAILABLE", "INVALID_ADDRESS", "URI_TOO_LONG"];
	if (access !== "public") codes.push("UNAUTHENTICATED");
	if (access === "admin") codes.push("FORBIDDEN", "ROLE_REFUSED");
	if (access === "public") codes.push("SCOPE_MISSING");
	if (isScope(access)) codes.push("SCOPE_MISSING", "CHANNEL_CLOSED", "FOREIGN_ORIGIN", "RATE_LIMITED");
	if (tries) codes.push("RATE_LIMITED");
	// A broken escape in the path names nothing.
	if (params) codes.push("NOT_FOUND");
	if (query || headers) codes.push("VALIDATION");
	if (body) codes.push(invalid);
	// A body is read, and refused, before anybody asks whether it is wanted.
	if (method !== "GET") codes.push("INVALID_JSON", "PAYLOAD_TOO_LARGE");
	return [...new Set(codes)];
}

/** Whether an access is a right of a channel's key. */
export const isScope = (access: Access): access is ChannelScope => access in CHANNEL_SCOPES;

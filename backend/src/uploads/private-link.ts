import { createHmac } from "node:crypto";
import { shopTime } from "../lib/database/clock";
import { isSameText } from "../lib/same-text";

/** An export made in Medusa Admin can be fetched for an hour, as from an object store. */
const VALID_MS = 3_600_000;

/** Site-relative address of a private file; grants access to its holder until it expires. */
export function privateLink(file: string, secret: string, nowMs = shopTime().getTime()): string {
	const expires = String(nowMs + VALID_MS);
	return `/static/private/${file}?${new URLSearchParams({ expires, signature: sign(file, expires, secret) })}`;
}

/** Whether `expires` and `signature` of a private address are ours and in time. */
export function opensPrivateFile(
	file: string,
	query: { expires?: unknown; signature?: unknown },
	secret: string,
	nowMs = shopTime().getTime(),
): boolean {
	const { expires, signature } = query;
	if (typeof expires !== "string" || typeof signature !== "string") return false;
	return isSameText(signature, sign(file, expires, secret)) && Number(expires) > nowMs;
}

function sign(file: string, expires: string, secret: string): string {
	return createHmac("sha256", secret).update(`private file\n${file}\n${expires}`).digest("hex");
}

import { createHmac } from "node:crypto";
import { isSameText } from "../../../../lib/same-text";

/** Age beyond which a signed event is refused as a replay, as the provider's own libraries do. */
export const SIGNATURE_TOLERANCE_S = 300;

/** Header of a signed payload: "t=<seconds>,v1=<hex HMAC-SHA-256 of `t.payload`>". */
export function signPayload(payload: string, secret: string, at: Date): string {
	const seconds = Math.floor(at.getTime() / 1000);
	return `t=${seconds},v1=${hmac(payload, secret, seconds)}`;
}

/** True when one v1 of `header` signs exactly these bytes with `secret`, not longer ago than the tolerance. */
export function isSigned(payload: string, header: string, secret: string, now: Date): boolean {
	const parts = header.split(",").map((part) => part.trim().split("=", 2));
	const seconds = Number(parts.find(([key]) => key === "t")?.[1]);
	if (!Number.isInteger(seconds) || Math.abs(now.getTime() / 1000 - seconds) > SIGNATURE_TOLERANCE_S) return false;
	const expected = hmac(payload, secret, seconds);
	return parts.some(([key, value]) => key === "v1" && isSameText(value ?? "", expected));
}

function hmac(payload: string, secret: string, seconds: number): string {
	return createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
}

import { createHash, randomBytes } from "node:crypto";
import { CHANNEL_KEY_PREFIX } from "@confiserie/domain/channels/channel-key";

const RANDOM_BYTES = 32;
/** Characters of a key that lists show: 48 of its 256 bits, enough to tell keys apart. */
const SHOWN_CHARACTERS = CHANNEL_KEY_PREFIX.length + 8;

/** A new key, "ck_" and 256 random bits, with the parts to store. */
export function drawKey(): { key: string; prefix: string; hash: string } {
	const key = `${CHANNEL_KEY_PREFIX}${randomBytes(RANDOM_BYTES).toString("base64url")}`;
	return { key, prefix: key.slice(0, SHOWN_CHARACTERS), hash: hashOf(key) };
}

/** SHA-256 alone: what makes guessing a password cheap, its few likely values, a drawn key does not have. (ADR 26) */
export function hashOf(key: string): string {
	return createHash("sha256").update(key).digest("hex");
}

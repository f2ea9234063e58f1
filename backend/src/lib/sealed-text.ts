import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts and authenticates a text for one purpose, so that a copy of the database alone does not show it.
 * @returns base64 of nonce, tag and AES-256-GCM ciphertext
 */
export function seal(text: string, secret: string, purpose: string): string {
	const nonce = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), nonce);
	const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
}

/** The text that was sealed; null where the secret is another one by now, or the content was changed. */
export function unseal(sealed: string, secret: string, purpose: string): string | null {
	const bytes = Buffer.from(sealed, "base64");
	if (bytes.length < IV_BYTES + TAG_BYTES) return null;
	const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), bytes.subarray(0, IV_BYTES));
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
	} catch {
		return null;
	}
}

function keyOf(secret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

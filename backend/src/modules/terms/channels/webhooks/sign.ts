import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A signing secret of 256 random bits, as the Standard Webhooks specification writes it. */
export function newSecret(): string {
	return PREFIX + randomBytes(32).toString("base64");
}

/**
 * The headers by which a receiver knows whose message it is, after the Standard Webhooks specification: an HMAC-SHA256 over
 * id, moment and body for each secret in force.
 * @param at of this try
 */
export function signedHeaders(secrets: readonly string[], id: string, at: Date, body: string): Record<string, string> {
	const seconds = Math.floor(at.getTime() / 1000);
	const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${seconds}.${body}`)}`);
	return { "webhook-id": id, "webhook-timestamp": `${seconds}`, "webhook-signature": signatures.join(" ") };
}

function sign(secret: string, content: string): string {
	return createHmac("sha256", Buffer.from(secret.slice(PREFIX.length), "base64"))
		.update(content)
		.digest("base64");
}

// @ts-check
import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const NONCE = /'nonce-([^']+)'/;
/** More hashes would make a header that some proxies refuse. */
const MAXIMUM_SCRIPTS = 40;

/**
 * Turns a page that Next made for one visitor into one for all of them: its policy names the hashes of the page's own inline
 * scripts in the place of the nonce. Only scripts that carry the nonce are the page's own: markup that came in with
 * somebody's text cannot know it, gets no hash, and is refused as before. Null when the page cannot be kept.
 * @param {Buffer} body @param {string} policy its content security policy
 * @returns {{ body: Buffer, policy: string, nonce: string } | null}
 */
export function sealPage(body, policy) {
	const nonce = NONCE.exec(policy)?.[1];
	if (!nonce) return null;
	// One character a byte: nothing but ASCII is looked at, and every other byte comes back as it was.
	const marked = body.toString("latin1");
	const own = new Set();
	const attribute = ` nonce="${nonce}"`;
	const html = marked.replace(SCRIPT, (_whole, attributes, text) => {
		const isOwn = attributes.includes(attribute);
		const plain = withoutNonce(text, nonce);
		if (isOwn && !/\ssrc=/.test(attributes)) own.add(hashOf(plain));
		return `<script${attributes.replace(attribute, "")}>${plain}</script>`;
	});
	if (own.size > MAXIMUM_SCRIPTS) return null;
	return {
		body: Buffer.from(withoutNonce(html.replaceAll(attribute, ""), nonce), "latin1"),
		policy: policy.replace(NONCE, () => [...own].join(" ")).replace("  ", " "),
		nonce,
	};
}

/** Where Next writes the nonce into its data, an empty one stands: it is good for nothing. @param {string} text @param {string} nonce */
function withoutNonce(text, nonce) {
	return text.replaceAll(nonce, "");
}

/** @param {string} text one character a byte */
function hashOf(text) {
	return `'sha256-${createHash("sha256").update(Buffer.from(text, "latin1")).digest("base64")}'`;
}

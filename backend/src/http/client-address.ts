import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { all } from "proxy-addr";
import { currentEnv } from "../config/env";

/**
 * The address that a request comes from: the socket's, or, while that is a trusted proxy (TRUSTED_PROXIES), what it reports
 * in X-Forwarded-For, read from the nearest hop outwards. What a stranger writes into the header is never reached: each
 * proxy adds whom it heard it from. "" where the proxy reports none, which limits count as one address.
 */
export function clientAddress(req: IncomingMessage, isTrusted = currentEnv().TRUSTED_PROXIES): string {
	const [peer = "", ...reported] = all(req, isTrusted).map((address) => plain(address ?? ""));
	return reported.findLast((address) => isIP(address) !== 0) ?? (isTrusted(peer) ? "" : peer);
}

/**
 * What a limit counts an address under: an IPv4 address itself, of IPv6 the network of 64 bits, which is the least that a
 * customer of a provider gets and in which he has 18 trillion addresses to choose from. "2001:db8:1:2::/64".
 */
export function networkOf(address: string): string {
	const [withoutZone = ""] = plain(address).split("%");
	if (!ipaddr.IPv6.isValid(withoutZone)) return withoutZone;
	const parsed = ipaddr.IPv6.parse(withoutZone);
	const { parts } = parsed;
	if (WRAPPERS_OF_IPV4.has(parsed.range()))
		return new ipaddr.IPv4(parts.slice(6).flatMap((part) => [part >> 8, part & 255])).toString();
	return `${parts
		.slice(0, 4)
		.map((part) => part.toString(16))
		.join(":")}::/64`;
}

/** IPv4 mapped into IPv6, and translated to it: the last four bytes are the address. */
const WRAPPERS_OF_IPV4: ReadonlySet<string> = new Set(["ipv4Mapped", "rfc6052"]);

/** "::ffff:10.0.0.1" and "10.0.0.1" are one address. */
function plain(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

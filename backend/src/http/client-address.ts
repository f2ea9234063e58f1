import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { all } from "proxy-addr";
import { currentEnv } from "../config/env";

/** IPv4 mapped into IPv6, and translated to it (RFC 6052): the last four bytes are the address. */
const CARRIERS_OF_IPV4 = new BlockList();
CARRIERS_OF_IPV4.addSubnet("::ffff:0:0", 96, "ipv6");
CARRIERS_OF_IPV4.addSubnet("64:ff9b::", 96, "ipv6");

/**
 * The address that a request comes from: the socket's, or, while that is a trusted proxy (TRUSTED_PROXIES), what it reports
 * in X-Forwarded-For, read from the nearest hop outwards. What a stranger writes into the header is never reached: each
 * proxy adds whom it heard it from.
 */
export function clientAddress(req: IncomingMessage, isTrusted = currentEnv().TRUSTED_PROXIES): string {
	const hops = all(req, isTrusted).map((address) => plain(address ?? ""));
	return hops.findLast((address) => isIP(address) !== 0) ?? "";
}

/**
 * What a limit counts an address under: an IPv4 address itself, of IPv6 the network of 64 bits, which is the least that a
 * customer of a provider gets and in which he has 18 trillion addresses to choose from. "2001:db8:1:2::/64".
 */
export function networkOf(address: string): string {
	const [plainAddress = ""] = plain(address).split("%");
	const groups = isIP(plainAddress) === 6 ? groupsOf(plainAddress) : undefined;
	if (!groups) return plainAddress;
	if (CARRIERS_OF_IPV4.check(plainAddress, "ipv6"))
		return groups
			.slice(6)
			.flatMap((group) => [group >> 8, group & 255])
			.join(".");
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(":")}::/64`;
}

/** The eight numbers of an IPv6 address, the last two of which may be written as IPv4. */
function groupsOf(address: string): number[] {
	const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
		const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number);
		return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
	});
	const [head = [], tail = []] = hexadecimal
		.split("::")
		.map((part) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))));
	return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

/** "::ffff:10.0.0.1" and "10.0.0.1" are one address. */
function plain(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

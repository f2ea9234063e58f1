import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Hops of our own: the storefront's server and the reverse proxy sit on loopback or on a private network. */
const OWN_HOPS = new BlockList();
for (const [network, prefix] of [
	["127.0.0.0", 8],
	["10.0.0.0", 8],
	["172.16.0.0", 12],
	["192.168.0.0", 16],
] as const) {
	OWN_HOPS.addSubnet(network, prefix, "ipv4");
}
OWN_HOPS.addAddress("::1", "ipv6");
OWN_HOPS.addSubnet("fc00::", 7, "ipv6");

/** IPv4 mapped into IPv6, and translated to it (RFC 6052): the last four bytes are the address. */
const CARRIERS_OF_IPV4 = new BlockList();
CARRIERS_OF_IPV4.addSubnet("::ffff:0:0", 96, "ipv6");
CARRIERS_OF_IPV4.addSubnet("64:ff9b::", 96, "ipv6");

/**
 * The address that a request comes from: the socket's, or, while that is a hop of our own, what it reports in
 * X-Forwarded-For, read from the nearest hop outwards. What a stranger writes into the header is never reached, unless
 * a proxy of ours hands it on unread; hence limits by account as well.
 */
export function clientAddress(req: IncomingMessage): string {
	const reported = [req.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
	let address = plain(req.socket.remoteAddress ?? "");
	while (isOwnHop(address)) {
		const next = plain(reported.pop() ?? "");
		if (!isIP(next)) break;
		address = next;
	}
	return address;
}

/** Whether an address is one of ours, loopback or private: it names no stranger in particular. */
export function isOwnHop(address: string): boolean {
	const version = isIP(address);
	return version !== 0 && OWN_HOPS.check(address, version === 6 ? "ipv6" : "ipv4");
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

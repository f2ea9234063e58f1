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

/** "::ffff:10.0.0.1" and "10.0.0.1" are one address. */
function plain(address: string): string {
	return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

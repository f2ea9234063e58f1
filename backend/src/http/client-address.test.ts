import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { PRIVATE_NETWORKS, trustedProxies } from "../config/trusted-proxies";
import { clientAddress, networkOf } from "./client-address";

const PRIVATE = trustedProxies.parse(PRIVATE_NETWORKS);

function request(peer: string, forwardedFor?: string): IncomingMessage {
	const socket = new Socket();
	Object.defineProperty(socket, "remoteAddress", { value: peer });
	const message = new IncomingMessage(socket);
	if (forwardedFor !== undefined) message.headers["x-forwarded-for"] = forwardedFor;
	return message;
}

test.each([
	["203.0.113.7", undefined, "203.0.113.7", "a direct client"],
	["203.0.113.7", "198.51.100.1", "203.0.113.7", "a stranger who writes the header himself"],
	["127.0.0.1", "198.51.100.1", "198.51.100.1", "the storefront on this machine"],
	["::1", "198.51.100.1", "198.51.100.1", "the storefront over IPv6"],
	["::ffff:10.0.0.4", "198.51.100.1", "198.51.100.1", "a container of ours"],
	["127.0.0.1", "6.6.6.6, 198.51.100.1, 172.18.0.2", "198.51.100.1", "a forged entry before the proxies' own"],
	["127.0.0.1", "2001:db8::1", "2001:db8::1", "a client over IPv6"],
	["127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1", "a client over mapped IPv4"],
	["127.0.0.1", "127.0.0.1", "127.0.0.1", "a browser on this machine"],
	["127.0.0.1", "", "", "an empty header"],
	["127.0.0.1", "not an address", "", "a header that is no address"],
	["127.0.0.1", undefined, "", "a proxy that reports none"],
])("from %s reporting %s the client is %s: %s", (peer, forwardedFor, client) => {
	expect(clientAddress(request(peer, forwardedFor), PRIVATE)).toBe(client);
});

const EDGE = "203.0.113.0/24 2001:db8:ed9e::/48";

test.each([
	["10.0.0.4", `${PRIVATE_NETWORKS} ${EDGE}`, "198.51.100.1, 203.0.113.80, 172.18.0.2", "198.51.100.1", "behind a CDN"],
	[
		"10.0.0.4",
		`${PRIVATE_NETWORKS} ${EDGE}`,
		"6.6.6.6, 198.51.100.1, 203.0.113.80",
		"198.51.100.1",
		"who forges there",
	],
	["2001:db8:ed9e::9", EDGE, "2001:db8:5::1", "2001:db8:5::1", "of an edge server over IPv6"],
	["::ffff:203.0.113.80", EDGE, "198.51.100.1", "198.51.100.1", "of an edge server over mapped IPv4"],
	["10.0.0.4", EDGE, "198.51.100.1", "10.0.0.4", "in an own network that is not trusted"],
	["127.0.0.1", "", "198.51.100.1", "127.0.0.1", "without trusted proxies"],
])("limits count people, not edge servers: from %s trusting %s reporting %s it is %s: one %s", (...row) => {
	const [peer, trusted, forwardedFor, client] = row;
	expect(clientAddress(request(peer, forwardedFor), trustedProxies.parse(trusted))).toBe(client);
});

test.each([
	["203.0.113.7", "203.0.113.7", "an IPv4 address is one customer's"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "an IPv6 address stands for its network: a customer gets a whole one"],
	["2001:db8:1:2::", "2001:db8:1:2::/64", "the first of that network"],
	["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64", "the last of it"],
	["2001:DB8:0001:0002::9", "2001:db8:1:2::/64", "capitals and leading zeros are the same address"],
	["2001:db8:1:3::9", "2001:db8:1:3::/64", "the network beside it is another"],
	["2001:db8::1", "2001:db8:0:0::/64", "what the two colons leave out is zeros"],
	["2001:db8::3:4:5:6:7", "2001:db8:0:3::/64", "two colons inside the network's part"],
	["::3:4:5:6:7:8", "0:0:3:4::/64", "two colons at the beginning"],
	["::", "0:0:0:0::/64", "no address in particular"],
	["::1", "0:0:0:0::/64", "this machine"],
	["::ffff:198.51.100.1", "198.51.100.1", "IPv4 in the clothes of IPv6"],
	["::FFFF:198.51.100.1", "198.51.100.1", "in capitals"],
	["::ffff:c633:6401", "198.51.100.1", "the same in hexadecimal"],
	["0:0:0:0:0:ffff:c633:6401", "198.51.100.1", "the same in full"],
	["64:ff9b::198.51.100.1", "198.51.100.1", "IPv4 through a translator (RFC 6052)"],
	["64:ff9b::c633:6401", "198.51.100.1", "the same in hexadecimal"],
	["fe80::1%eth0", "fe80:0:0:0::/64", "the zone of a link is not part of the address"],
	["fe80::2%3", "fe80:0:0:0::/64", "a zone by number"],
	["", "", "a socket that is gone"],
	["not an address", "not an address", "what is no address is its own subject"],
])("limits count %s under %s: %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

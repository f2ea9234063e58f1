import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address";

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
	["127.0.0.1", "", "127.0.0.1", "an empty header"],
	["127.0.0.1", "not an address", "127.0.0.1", "a header that is no address"],
	["127.0.0.1", undefined, "127.0.0.1", "no header"],
])("from %s reporting %s the client is %s: %s", (peer, forwardedFor, client) => {
	expect(clientAddress(request(peer, forwardedFor))).toBe(client);
});

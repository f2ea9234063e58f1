// @vitest-environment node
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { handleMalformedRequests, refusesHosts } from "./malformed-requests";

let server: Server;
beforeAll(async () => {
	server = createServer((request, response) => refusesHosts(request, response) || response.end("page"));
	handleMalformedRequests(server);
	// As Next does.
	server.on("upgrade", (_request, socket) => socket.end());
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
});
afterAll(() => new Promise((closed) => server.close(closed)));

/** All that comes back for these bytes. */
const answerTo = (bytes: string) =>
	new Promise<string>((resolve, reject) => {
		const { port } = server.address() as AddressInfo;
		let text = "";
		const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
		socket.on("data", (piece) => {
			text += piece;
		});
		socket.on("close", () => resolve(text));
		socket.on("error", reject);
	});

it.each([
	["CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n", 405, "Cette boutique n'ouvre pas de tunnel."],
	["SING / HTTP/1.1\r\nHost: shop.example\r\n\r\n", 400, "La requête est illisible."],
	[`GET / HTTP/1.1\r\nHost: a\r\nx: ${"a".repeat(70_000)}\r\n\r\n`, 431, "Les en-têtes de la requête sont trop longs."],
])("what is no request is answered in French (%#)", async (bytes, status, sentence) => {
	const answer = await answerTo(bytes);
	expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
	expect(answer).toContain("\r\nX-Content-Type-Options: nosniff\r\n");
	expect(answer.split("\r\n\r\n")[1]).toBe(`${sentence}\n`);
});

it("several Host headers are refused, whatever they say", async () => {
	for (const second of ["b", "a"]) {
		const answer = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nhost: ${second}\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1.1 400 /);
		expect(answer).toContain("La requête est illisible.");
	}
});

it("an offer of another protocol is answered as if it had not been made", async () => {
	const answer = await answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n");
	expect(answer).toMatch(/^HTTP\/1.1 200 /);
	expect(answer).toContain("page");
});

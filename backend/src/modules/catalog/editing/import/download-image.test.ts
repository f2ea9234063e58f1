import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { downloadImage } from "./download-image";

const POLICY = { isLive: false, permitsLoopback: true };
const servers: Server[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
});

async function serve(respond: RequestListener): Promise<string> {
	const server = createServer(respond);
	servers.push(server);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const redirectTo = (location: string) =>
	serve((_, response) => response.writeHead(302, { Location: location }).end("redirected"));

describe("downloadImage", () => {
	it("reads what is there, behind redirections too", async () => {
		const site = await serve((request, response) =>
			request.url === "/a" ? response.writeHead(301, { Location: "/b" }).end() : response.end("image"),
		);
		expect((await downloadImage(`${site}/a`, POLICY)).toString()).toBe("image");
	});

	it.each([
		["http://10.0.0.1/a.png", "privée"],
		["http://169.254.169.254/latest/meta-data", "privée"],
		["http://[::1]:80/", "privée"],
		["file:///etc/passwd", "adresse complète"],
		["http://user:secret@93.184.216.34/a.png", "mot de passe"],
		["http://printer.local/a.png", "privée"],
	])("does not go to %s, not behind a redirection either", async (address, reason) => {
		const policy = { ...POLICY, permitsLoopback: false };
		await expect(downloadImage(address, policy)).rejects.toThrow(reason);
		if (!address.includes("[::1]"))
			await expect(downloadImage(await redirectTo(address), POLICY)).rejects.toThrow(reason);
	});

	it("does not go to a name that leads inside, and connects to the address that was checked", async () => {
		const site = await serve((_, response) => response.end("image"));
		const { port } = new URL(site);
		const lookups: string[] = [];
		const resolveTo =
			(address: string) =>
			(name: string, done: (error: null, found: { address: string; family: number }[]) => void) => {
				lookups.push(name);
				done(null, [{ address, family: 4 }]);
			};
		const address = `http://images.exemple.fr:${port}/a.png`;
		await expect(downloadImage(address, POLICY, { resolve: resolveTo("192.168.1.1") })).rejects.toThrow("privée");
		expect((await downloadImage(address, POLICY, { resolve: resolveTo("127.0.0.1") })).toString()).toBe("image");
		expect(lookups).toHaveLength(2);
	});

	it("gives up what is too large, too slow, redirected in circles, missing or gone", async () => {
		const large = await serve((_, response) => response.end("x".repeat(2_000)));
		await expect(downloadImage(large, POLICY, { maximumBytes: 900 })).rejects.toThrow(
			"trop lourd, 900\u00a0octets au plus",
		);
		const slow = await serve((_, response) => response.write("x"));
		await expect(downloadImage(slow, POLICY, { timeoutMs: 200 })).rejects.toThrow("temps accordé");
		const circle = await redirectTo("/");
		await expect(downloadImage(circle, POLICY)).rejects.toThrow("d'une adresse à l'autre");
		const missing = await serve((_, response) => response.writeHead(404).end());
		await expect(downloadImage(missing, POLICY)).rejects.toThrow("Le site répond 404.");
		await expect(downloadImage("http://127.0.0.1:1/", POLICY)).rejects.toThrow("pas joignable");
	});
});

import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claim } from "./claim";

const CLAIMS = join(tmpdir(), `confiserie-ports-${process.getuid?.() ?? "user"}`);

/**
 * The first free TCP port from `preferred` on, reserved until this process ends: seconds pass before the server
 * starts, in which no other run of this repository may get the same port.
 * @throws when 200 ports in a row are taken
 */
export async function freePort(preferred: number): Promise<number> {
	for (let port = preferred; port < preferred + 200; port += 1)
		if ((await isFree(port)) && claim(join(CLAIMS, String(port)))) return port;
	throw new Error(`Aucun port libre entre ${preferred} et ${preferred + 199}.`);
}

/**
 * Tries all addresses at once, since a program that listens on another address of this machine would still answer in
 * our place to "localhost".
 */
export async function isFree(port: number): Promise<boolean> {
	const outcome = await listen(port, "::");
	// A machine without IPv6 returns something else than "taken": ask again with IPv4 alone.
	return outcome === "free" || (outcome !== "EADDRINUSE" && (await listen(port, "0.0.0.0")) === "free");
}

function listen(port: number, host: string): Promise<string> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve("free")));
	});
}

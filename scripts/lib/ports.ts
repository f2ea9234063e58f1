import { createServer } from "node:net";

const taken = new Set<number>();

/**
 * The first free TCP port from `preferred` on, never the same twice in one run. Tries all addresses at once, since a
 * program that listens on another address of this machine would still answer in our place to "localhost".
 * @throws when 200 ports in a row are taken
 */
export async function freePort(preferred: number): Promise<number> {
	for (let port = preferred; port < preferred + 200; port += 1) {
		if (taken.has(port) || !(await isFree(port))) continue;
		taken.add(port);
		return port;
	}
	throw new Error(`Aucun port libre entre ${preferred} et ${preferred + 199}.`);
}

async function isFree(port: number): Promise<boolean> {
	const outcome = await listen(port, "::");
	// A machine without IPv6 answers something else than "taken": ask again with IPv4 alone.
	return outcome === "free" || (outcome !== "EADDRINUSE" && (await listen(port, "0.0.0.0")) === "free");
}

function listen(port: number, host: string): Promise<string> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
		server.listen({ port, host, exclusive: true }, () => server.close(() => resolve("free")));
	});
}

import { connect, createServer, type Socket } from "node:net";

/** Stands between a client and a database. */
export interface Door {
	/** Address of the database through it. */
	url: string;
	/** Cuts all connections, and refuses new ones until `open`. */
	shut(): void;
	open(): Promise<void>;
	/** Keeps connections and lets nothing through until `release`, as a machine does that hangs. */
	hold(): void;
	release(): void;
}

export async function openDoor(databaseUrl: string): Promise<Door> {
	const { hostname, port } = new URL(databaseUrl);
	const pairs = new Map<Socket, Socket>();
	let isHeld = false;
	const server = createServer((client) => {
		const database = connect(Number(port || 5432), hostname);
		for (const [socket, other] of [
			[client, database],
			[database, client],
		] as const) {
			pairs.set(socket, other);
			socket.on("error", () => undefined);
			socket.on("close", () => {
				pairs.delete(socket);
				other.destroy();
			});
			if (!isHeld) socket.pipe(other);
		}
	});
	const listen = (at: number) => new Promise<void>((ready) => server.listen(at, "127.0.0.1", ready));
	await listen(0);
	const address = server.address();
	const at = typeof address === "object" && address ? address.port : 0;
	return {
		url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(at) }).href,
		shut: () => {
			server.close();
			for (const socket of pairs.keys()) socket.destroy();
		},
		open: () => listen(at),
		hold: () => {
			isHeld = true;
			for (const [socket, other] of pairs) socket.unpipe(other);
		},
		release: () => {
			isHeld = false;
			for (const [socket, other] of pairs) socket.pipe(other);
		},
	};
}

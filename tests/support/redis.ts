import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { ROOT } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { type Service, serve } from "../../scripts/lib/processes";

/** A Redis of a test's own, at one address through all its starts. It has no persistence: each start finds it empty. */
export interface TestRedis {
	/** Connection string, with the password. */
	url: string;
	password: string;
	/** Starts it; settles once it responds. */
	start(): Promise<void>;
	/** kill -9: connections are refused at once. */
	kill(): Promise<void>;
	/** Suspends it: connections stay open, commands are accepted and never answered. */
	freeze(): void;
	thaw(): void;
	/** Sends a command on a connection of its own. */
	ask<Result>(question: (client: Redis) => Promise<Result>): Promise<Result>;
}

/** @param executable path of the server, see `findOrInstallRedis` */
export async function openRedis(executable: string): Promise<TestRedis> {
	const port = await freePort(6390);
	const password = "mot-de-passe-d-essai";
	const url = `redis://:${password}@localhost:${port}`;
	const settings = ["--port", String(port), "--requirepass", password, "--save", "", "--appendonly", "no"];
	let running: Service | undefined;

	const ask: TestRedis["ask"] = async (question) => {
		const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
		try {
			await client.connect();
			return await question(client);
		} finally {
			client.disconnect();
		}
	};
	const answers = () =>
		ask((client) => client.ping()).then(
			() => true,
			() => false,
		);
	return {
		url,
		password,
		ask,
		start: async () => {
			running = serve({ name: `test-redis-${port}`, executable, args: settings, cwd: ROOT });
			while (!(await answers())) await pause(50);
		},
		kill: async () => running?.kill(),
		freeze: () => running?.signal("SIGSTOP"),
		thaw: () => running?.signal("SIGCONT"),
	};
}

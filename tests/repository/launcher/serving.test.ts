import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { addresses } from "../../../scripts/lib/environment";
import { isReady, untilHealthy } from "../../../scripts/lib/health";
import { makeDataFolders, ROOT } from "../../../scripts/lib/paths";
import { freePort } from "../../../scripts/lib/ports";
import { type Service, serve, stopServices } from "../../../scripts/lib/processes";
import { serveAtFreePorts } from "../../../scripts/lib/serving";
import type { Session } from "../../../scripts/lib/session";
import { StepFailure } from "../../../scripts/lib/steps";

makeDataFolders();
const others: Server[] = [];
afterEach(async () => {
	await stopServices();
	for (const other of others.splice(0)) other.close();
});

/** Another program that takes a port and answers there. */
async function takePort(port: number): Promise<void> {
	const other = createServer((_, answer) => answer.end("not yours")).listen(port, "localhost");
	others.push(other);
	await once(other, "listening");
}

const session = async (): Promise<Session> => {
	const at = addresses(await freePort(9400), await freePort(9500));
	return { at, databaseUrl: "", isEmbedded: true, backend: {}, reader: {}, storefront: {}, outbox: null };
};

/** Listens as Medusa does, which has no response to a port that is taken. */
const SERVER = `require("node:http").createServer((_, answer) =>
	answer.setHeader("X-Launch-Token", process.env.LAUNCH_TOKEN).end("ours")).listen(process.env.PORT, "localhost")`;

async function startServer({ at }: Session): Promise<Service[]> {
	const service = serve({
		name: "test-serving",
		args: ["-e", SERVER],
		cwd: ROOT,
		env: { PORT: String(at.backendPort) },
	});
	await untilHealthy(service, at.backend);
	return [service];
}

test("a port that another program takes between its choice and the server's start is given up for the next free one", async () => {
	const chosen = await session();
	const tried: number[] = [];
	const opened = await new Promise<Session>((resolve, reject) => {
		serveAtFreePorts(chosen, {
			start: async (current) => {
				tried.push(current.at.backendPort);
				if (tried.length === 1) await takePort(current.at.backendPort);
				return startServer(current);
			},
			opened: async (current) => {
				const answer = await fetch(current.at.backend).then((response) => response.text());
				if (answer === "ours") resolve(current);
			},
		}).catch(reject);
	});
	expect(tried).toHaveLength(2);
	expect(opened.at.backendPort).toBeGreaterThan(chosen.at.backendPort);
	expect(opened.at.storefrontPort).toBe(chosen.at.storefrontPort);
	expect(opened.backend).toMatchObject({ PORT: String(opened.at.backendPort) });
});

test("another program that answers in a server's place is not taken for it: the shop moves to the next free port", async () => {
	const tried: number[] = [];
	const serving = serveAtFreePorts(await session(), {
		start: async ({ at }) => {
			tried.push(at.backendPort);
			if (tried.length > 1) throw new Error("enough");
			await takePort(at.backendPort);
			// It runs and never listens, as a server that got another address of the port.
			const service = serve({ name: "test-serving-elsewhere", args: ["-e", "setInterval(() => {}, 1000)"], cwd: ROOT });
			await untilHealthy(service, at.backend, { timeoutMs: 400 });
			return [service];
		},
		opened: async () => undefined,
	});
	await expect(serving).rejects.toThrow("enough");
	expect(tried[1]).toBeGreaterThan(tried[0] ?? 0);
});

test("a cluster's process is ready by its own response alone", async () => {
	const { at } = await session();
	await takePort(at.backendPort);
	const [service] = await startServer({ ...(await session()), at: addresses(await freePort(9450), at.storefrontPort) });
	expect(service && (await isReady(service, at.backend))).toBe(false);
});

test("a port that was taken while the shop was being built is not even tried", async () => {
	const chosen = await session();
	await takePort(chosen.at.storefrontPort);
	const started: Session[] = [];
	const serving = serveAtFreePorts(chosen, {
		start: async (current) => {
			started.push(current);
			return startServer(current);
		},
		opened: async () => undefined,
	});
	serving.catch(() => undefined);
	await expect.poll(() => started[0]?.at.storefrontPort, { timeout: 10_000 }).toBeGreaterThan(chosen.at.storefrontPort);
	expect(started[0]?.at.backendPort).toBe(chosen.at.backendPort);
});

test("a server that ends for another reason ends the shop, with its log", async () => {
	const serving = serveAtFreePorts(await session(), {
		start: async () => [serve({ name: "test-serving-ends", args: ["-e", "console.log('pourquoi')"], cwd: ROOT })],
		opened: async () => undefined,
	});
	await expect(serving).rejects.toThrow(StepFailure);
	await expect(serving).rejects.toThrow("s'est arrêté tout seul");
});

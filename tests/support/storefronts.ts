import { writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { DATA, TESTS } from "../../scripts/lib/paths";
import { freePort } from "../../scripts/lib/ports";
import { serveStorefront } from "../../scripts/lib/shop";

/** In the place of three minutes. */
const DOUBTFUL_SECONDS = "5";

/** The door between a storefront and the suite's backend. */
export interface BackendDoor {
	/** What it answers in the backend's place, by path. */
	answers: Map<string, [status: number, body: string]>;
	/** As if the backend had gone: its address refuses connections. */
	shut(): void;
	open(): Promise<void>;
}

/** One more storefront of the same build. */
interface Storefront {
	/** Its address. */
	storefront: string;
	close(): Promise<void>;
}

/** Starts a storefront whose backend a test can have fail or go away. */
export async function serveBehindDoor(backend: string): Promise<Storefront & BackendDoor> {
	const at = addresses(await freePort(9700), await freePort(3700));
	const answers: BackendDoor["answers"] = new Map();
	const server = createServer((request, response) => {
		const given = answers.get(new URL(request.url ?? "/", at.backend).pathname);
		if (!given) return passOn(backend, request, response);
		response.writeHead(given[0], { "content-type": "application/json" }).end(given[1]);
	});
	const open = () => new Promise<void>((ready) => server.listen(at.backendPort, "localhost", ready));
	const shut = () => {
		server.close();
		server.closeAllConnections();
	};
	await open();
	const service = await serveStorefront(
		at,
		{ ...storefrontEnvironment(at), PAGES_DOUBTFUL_SECONDS: DOUBTFUL_SECONDS },
		`test-own-storefront-${at.storefrontPort}`,
	);
	const close = async () => {
		await service.stop();
		shut();
	};
	return { storefront: at.storefront, answers, open, shut, close };
}

/** Starts a storefront without the accelerator. */
export async function servePlain(backend: string): Promise<Storefront> {
	const at = addresses(Number(new URL(backend).port), await freePort(3400));
	const environment = { ...storefrontEnvironment(at), STOREFRONT_ACCELERATOR: "off" };
	const service = await serveStorefront(at, environment, `test-plain-next-${at.storefrontPort}`);
	return { storefront: at.storefront, close: () => service.stop() };
}

/** Starts a storefront whose clock a test sets. */
export async function serveWithClock(backend: string): Promise<Storefront & { setClock(time: Date): void }> {
	const at = addresses(Number(new URL(backend).port), await freePort(3500));
	const ahead = join(DATA, `clock-${at.storefrontPort}`);
	writeFileSync(ahead, "0");
	const clock = {
		NODE_OPTIONS: `--require "${join(TESTS, "fixtures", "clock-ahead.cjs")}"`,
		CLOCK_AHEAD_FILE: ahead,
	};
	const service = await serveStorefront(
		at,
		{ ...storefrontEnvironment(at), ...clock },
		`test-storefront-with-clock-${at.storefrontPort}`,
	);
	const setClock = (time: Date) => writeFileSync(ahead, String(time.getTime() - Date.now()));
	return { storefront: at.storefront, setClock, close: () => service.stop() };
}

function passOn(backend: string, request: IncomingMessage, response: ServerResponse): void {
	const { method, headers } = request;
	const passed = httpRequest(new URL(request.url ?? "/", backend), { method, headers }, (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.headers);
		answer.pipe(response);
	});
	passed.on("error", () => response.destroy());
	response.on("close", () => passed.destroy());
	request.pipe(passed);
}

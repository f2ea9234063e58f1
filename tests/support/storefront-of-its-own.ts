import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { addresses, storefrontEnvironment } from "../../scripts/lib/environment";
import { freePort } from "../../scripts/lib/ports";
import { serveStorefront } from "../../scripts/lib/shop";
import { test as base } from "./browser";

/** In the place of three minutes. */
const DOUBTFUL_SECONDS = "5";

/** The door between a storefront and the suite's backend. */
interface BackendDoor {
	/** What it answers in the backend's place, by path. */
	answers: Map<string, [status: number, body: string]>;
	/** As if the backend had gone: its address refuses connections. */
	shut(): void;
	open(): Promise<void>;
}

/** A test at a storefront of its own, whose backend the test can have fail or go away. */
export const test = base.extend<{ door: BackendDoor }, { own: BackendDoor & { storefront: string } }>({
	own: [
		async ({ shop }, use) => {
			const at = addresses(await freePort(9700), await freePort(3700));
			const answers: BackendDoor["answers"] = new Map();
			const server = createServer((request, response) => {
				const given = answers.get(new URL(request.url ?? "/", at.backend).pathname);
				if (!given) return passOn(shop.backend, request, response);
				response.writeHead(given[0], { "content-type": "application/json" }).end(given[1]);
			});
			const open = () => new Promise<void>((ready) => server.listen(at.backendPort, "localhost", ready));
			const shut = () => {
				server.close();
				server.closeAllConnections();
			};
			await open();
			const storefront = await serveStorefront(
				at,
				{ ...storefrontEnvironment(at), PAGES_DOUBTFUL_SECONDS: DOUBTFUL_SECONDS },
				`test-own-storefront-${at.storefrontPort}`,
			);
			await use({ storefront: at.storefront, answers, open, shut });
			await storefront.stop();
			shut();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	baseURL: ({ own }, use) => use(own.storefront),
	door: async ({ own }, use) => {
		await use(own);
		own.answers.clear();
	},
});

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

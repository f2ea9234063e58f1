import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { caddy, haproxy, installed } from "../../../scripts/lib/cluster/programs";
import { DATA, ROOT } from "../../../scripts/lib/paths";
import { freePort } from "../../../scripts/lib/ports";
import { type Service, serve } from "../../../scripts/lib/processes";
import { eventually } from "../../support/ordering";
import { sendRaw } from "../../support/raw-http";

/** A server that answers with its name. */
interface Named {
	server: Server;
	place: string;
	isReady: boolean;
}

const canRun = ["caddy", "haproxy"].every((name) => {
	try {
		return installed(name) !== "";
	} catch {
		return false;
	}
});

describe.skipIf(!canRun)("which process gets a request (needs caddy and haproxy)", () => {
	const named = new Map<string, Named>();
	let services: Service[];
	let site: string;
	let backend: string;

	beforeAll(async () => {
		for (const name of ["backend-1", "backend-2", "reader-1", "reader-2", "storefront-1", "storefront-2"])
			named.set(name, await openNamed(name));
		const port = await freePort(9_400);
		const [shopPort, sitePort, backendPort, adminPort] = [
			await freePort(port + 1),
			await freePort(port + 2),
			await freePort(port + 3),
			await freePort(port + 4),
		];
		[site, backend] = [`http://localhost:${sitePort}`, `http://localhost:${backendPort}`];
		const places = [...named].map(([name, { place }]) => [name.toUpperCase().replace("-", "_"), place]);
		const balancer = {
			...{ LISTEN_ADDRESS: "127.0.0.1", ENGINE_PORT: `${port}`, SHOP_PORT: `${shopPort}` },
			...Object.fromEntries(places),
		};
		const proxy = {
			...{ SITE_HOST: site, BACKEND_HOST: backend, CADDY_ADMIN: `localhost:${adminPort}`, CADDY_BIND: "127.0.0.1 ::1" },
			...{ BACKENDS: `localhost:${port}`, READERS: `localhost:${port}`, STOREFRONTS: `localhost:${shopPort}` },
		};
		services = [serve(haproxy("test-routing-balancer", balancer)), serve(caddy("test-routing-proxy", proxy))];
		await eventually("proxy and balancer route", async () => {
			const response = await fetch(`${site}/api/products`).catch(() => undefined);
			return response?.ok || undefined;
		});
	}, 60_000);
	afterAll(async () => {
		for (const service of services ?? []) await service.stop();
		for (const { server } of named.values()) server.close().closeAllConnections();
	});

	/** Of which kind the processes are that answer four requests in a row. */
	async function kindsAt(origin: string, path: string, method = "GET"): Promise<string[]> {
		const kinds = new Set<string>();
		for (let requests = 0; requests < 4; requests++) {
			const response = await fetch(origin + path, { method });
			kinds.add(`${response.headers.get("x-name")}`.replace(/-\d$/, ""));
		}
		return [...kinds];
	}

	test.each([
		["GET", "/api/products", "reader"],
		["GET", "/api/products?limit=1", "reader"],
		["HEAD", "/api/products/search?query=a", "reader"],
		["GET", "/api/products/prod_1/reviews", "reader"],
		["POST", "/api/products/prod_1/reviews", "backend"],
		["OPTIONS", "/api/products", "backend"],
		["GET", "/api/productsheet", "backend"],
		["GET", "/api/categories", "backend"],
		["GET", "/api/orders/mine", "backend"],
	])("%s %s: a %s, by the shop's name and by the backend's", async (method, path, kind) => {
		expect(await kindsAt(site, path, method)).toEqual([kind]);
		expect(await kindsAt(backend, path, method)).toEqual([kind]);
	});

	test("HSTS is left out where there is no TLS", async () => {
		expect((await fetch(`${site}/products/prod_1`)).headers.has("strict-transport-security")).toBe(false);
	});

	test("pages: a storefront", async () => {
		expect(await kindsAt(site, "/products/prod_1")).toEqual(["storefront"]);
	});

	test.each([
		["/products/prod_1", "storefront"],
		["/api/orders/mine", "backend"],
	])("%s: the visitor's address reaches a %s, whatever the Connection header names", async (path, kind) => {
		const forwarded = ["X-Forwarded-For: 198.51.100.1", "X-Forwarded-Proto: ftp", "X-Own: a"];
		const head = ["Host: localhost", "Connection: close, X-Forwarded-For, X-Forwarded-Proto, X-Own", ...forwarded];
		const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n`);
		const { headers } = await sendRaw(site, bytes, 10_000);
		expect(headers["x-name"]).toMatch(`${kind}-`);
		expect(headers["x-seen"]).toMatch(/(^|, )(127\.0\.0\.1|::1)$/);
	});

	test("without a reader that is ready the servers answer its reads, and a reader again afterwards", async () => {
		const readers = [...named].filter(([name]) => name.startsWith("reader")).map(([, reader]) => reader);
		for (const reader of readers) reader.isReady = false;
		await eventually("the servers answer", async () => {
			const kinds = await kindsAt(site, "/api/products");
			return (kinds.length === 1 && kinds[0] === "backend") || undefined;
		});
		for (const reader of readers) reader.isReady = true;
		await eventually("the readers answer", async () => {
			const kinds = await kindsAt(site, "/api/products");
			return (kinds.length === 1 && kinds[0] === "reader") || undefined;
		});
	});
});

describe.skipIf(!canRun)("over TLS (needs caddy)", () => {
	let service: Service;
	let origins: string[];
	afterAll(() => service?.stop());
	beforeAll(async () => {
		const [site, backend, admin] = [await freePort(9_440), await freePort(9_441), await freePort(9_442)];
		const [shop, medusa] = [`https://localhost:${site}`, `https://localhost:${backend}`];
		origins = [shop, medusa];
		const env = {
			...{
				SITE_HOST: shop,
				BACKEND_HOST: medusa,
				CADDY_ADMIN: `localhost:${admin}`,
				CADDY_BIND: "127.0.0.1",
			},
			...{ BACKENDS: "localhost:1", READERS: "localhost:1", STOREFRONTS: "localhost:1" },
		};
		const program = caddy("test-tls-proxy", env);
		const options = { cwd: program.cwd, env: { ...process.env, ...program.env } };
		const adapted = execFileSync(
			program.executable ?? "",
			["adapt", "--adapter", "caddyfile", "--config", join(ROOT, "docker", "Caddyfile")],
			options,
		);
		const config = JSON.parse(adapted.toString("utf8"));
		// Neither the machine's port 80 nor its store of certificates.
		for (const server of Object.values<object>(config.apps.http.servers))
			Object.assign(server, { automatic_https: { disable_redirects: true } });
		config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
		const file = join(DATA, "test-tls-proxy", "config.json");
		writeFileSync(file, JSON.stringify(config));
		service = serve({ ...program, args: ["run", "--config", file] });
		await eventually("the proxy responds", () => headersAt(shop, "/health/live").catch(() => undefined));
	}, 60_000);

	function headersAt(origin: string, path: string): Promise<Record<string, unknown>> {
		return new Promise((resolve, reject) => {
			const sent = request(origin + path, { rejectUnauthorized: false }, (response) => {
				response.resume();
				resolve(response.headers);
			});
			sent.on("error", reject).end();
		});
	}

	test.each(["/", "/api/products", "/health/live"])(
		"%s asks browsers to come over TLS only for a year, at both hosts and also in an error",
		async (path) => {
			for (const origin of origins)
				expect((await headersAt(origin, path))["strict-transport-security"]).toBe("max-age=31536000");
		},
	);
});

async function openNamed(name: string): Promise<Named> {
	const opened: Named = { server: createServer(), place: "", isReady: true };
	opened.server.on("request", (req, res) => {
		const isReady = req.url !== "/health/ready" || opened.isReady;
		const seen = String(req.headers["x-forwarded-for"] ?? "");
		res.writeHead(isReady ? 200 : 503, { "X-Name": name, "X-Seen": seen }).end();
	});
	const port = await freePort(9_420);
	await new Promise<void>((ready) => opened.server.listen(port, "localhost", ready));
	opened.place = `localhost:${port}`;
	return opened;
}

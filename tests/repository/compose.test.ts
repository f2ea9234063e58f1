import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../scripts/lib/paths";

interface ComposeService {
	build?: { context: string; dockerfile: string };
	depends_on?: Record<string, { condition: string }>;
	environment?: Record<string, string>;
	healthcheck?: { test?: string[]; disable?: boolean };
	image?: string;
	logging?: { driver: string; options: Record<string, string> };
	mem_limit?: string;
	ports?: string[];
	volumes?: string[];
}

/** What an image says itself, or the launcher alone. */
const OF_IMAGE = ["NODE_ENV", "LAUNCH_TOKEN"];

/** The variables of .env.example by its parts, and all of them. */
function parts(text: string): { all: string[]; [part: string]: string[] | undefined } {
	const variables = (of: string) => [...of.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
	const named = text.split(/^# --- /m).slice(1);
	const byPart = named.map((part): [string, string[]] => [/^[A-Z]?\w*/.exec(part)?.[0] ?? "", variables(part)]);
	return { ...Object.fromEntries(byPart), all: variables(text) };
}

/** Names of variables that the program in a folder reads. */
function sources(folder: string): string[] {
	const files = ["src", "server"].flatMap((part) =>
		readdirSync(join(ROOT, folder, part), { recursive: true, encoding: "utf8" }).map((file) =>
			join(folder, part, file),
		),
	);
	const read = files
		.filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file))
		.flatMap((file) => {
			const text = readFileSync(join(ROOT, file), "utf8");
			return [
				...text.matchAll(
					/process\.env\.([A-Z][A-Z0-9_]+)|\b(?:address|wholeNumber)\((?:environment, )?"([A-Z0-9_]+)"/g,
				),
			];
		});
	return [...new Set(read.map(([, direct, named]) => direct ?? named ?? ""))];
}

describe("docker-compose.yml", () => {
	const text = readFileSync(join(ROOT, "docker-compose.yml"), "utf8");
	const compose: { services: Record<string, ComposeService>; volumes: Record<string, unknown> } = parse(text, {
		merge: true,
	});
	const services = Object.entries(compose.services);

	test("is the production shape: database, Redis, server, worker, shop and reverse proxy", () => {
		expect(Object.keys(compose.services)).toEqual(
			expect.arrayContaining(["postgres", "redis", "backend", "worker", "storefront", "proxy"]),
		);
		expect(compose.services.backend?.environment?.MEDUSA_WORKER_MODE).toBe("server");
		expect(compose.services.worker?.environment?.MEDUSA_WORKER_MODE).toBe("worker");
	});

	test.each(services)("%s names files and services that exist", (_name, service) => {
		if (service.build) expect(existsSync(join(ROOT, service.build.dockerfile)), service.build.dockerfile).toBe(true);
		for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other);
		for (const volume of service.volumes ?? []) {
			const [source = ""] = volume.split(":");
			if (source.startsWith(".")) expect(existsSync(join(ROOT, source)), source).toBe(true);
			else expect(Object.keys(compose.volumes)).toContain(source);
		}
	});

	test.each(services)("%s tells whether it is well", (_name, service) => {
		const inImage = service.build && readFileSync(join(ROOT, service.build.dockerfile), "utf8").includes("HEALTHCHECK");
		expect(Boolean(service.healthcheck?.test) || Boolean(inImage)).toBe(true);
	});

	test("waits only for services that tell when they are ready", () => {
		for (const [, service] of services)
			for (const { condition } of Object.values(service.depends_on ?? {}))
				expect(["service_healthy", "service_completed_successfully"]).toContain(condition);
	});

	test("only the reverse proxy is reached from outside", () => {
		expect(services.filter(([, service]) => service.ports).map(([name]) => name)).toEqual(["proxy"]);
	});

	test("holds no secret: each one comes from the environment, and only what a shop may do without may be empty", () => {
		const isOptional = (variable: string) => /^(STRIPE_|COMMERCIAL_CODE_SECRET|GOOGLE_|S3_)/.test(variable);
		for (const [name, service] of services)
			for (const [variable, value] of Object.entries(service.environment ?? {}))
				if (/SECRET|PASSWORD$/.test(variable))
					expect(value, `${name}.${variable}`).toMatch(
						isOptional(variable) ? /^\$\{[A-Z0-9_]+:-\}$/ : /^\$\{[A-Z_]+:\?/,
					);
		expect(text).toContain(`confiserie:\${POSTGRES_PASSWORD:?`);
	});

	const example = parts(readFileSync(join(ROOT, ".env.example"), "utf8"));
	test.each(["backend", "worker"])("gives the %s each variable that .env.example has for it", (name) => {
		expect(Object.keys(compose.services[name]?.environment ?? {})).toEqual(
			expect.arrayContaining(example.Backend?.filter((variable) => !OF_IMAGE.includes(variable)) ?? []),
		);
	});

	test("gives the catalogue reader what it reads, and no secret", () => {
		const given = compose.services.reader?.environment ?? {};
		const source = readFileSync(join(ROOT, "backend/src/config/env.ts"), "utf8");
		const [, picked = ""] = /const OF_READER = \{(.*?)\}/s.exec(source) ?? [];
		const known = [...picked.matchAll(/([A-Z][A-Z0-9_]+): true/g)].map(([, name]) => name);
		const variables = Object.keys(given).filter((name) => name !== "NODE_OPTIONS");
		expect(variables.sort()).toEqual(known.filter((name) => name !== "NODE_ENV").sort());
		expect(variables.filter((name) => /SECRET|STRIPE|PASSWORD/.test(name))).toEqual([]);
	});

	test("gives the storefront each variable that .env.example has for it, and that it reads of the others", () => {
		const given = Object.keys(compose.services.storefront?.environment ?? {});
		expect(given).toEqual(expect.arrayContaining(example.Storefront ?? []));
		const read = sources("storefront").filter((variable) => example.all.includes(variable));
		expect(read.length).toBeGreaterThan(8);
		expect(given).toEqual(expect.arrayContaining(read.filter((variable) => !OF_IMAGE.includes(variable))));
	});

	test("takes each variable from the one of its name, or sets it itself", () => {
		for (const [service, { environment = {} }] of services)
			for (const [variable, value] of Object.entries(environment))
				for (const [, name] of String(value).matchAll(/\$\{([A-Z0-9_]+)/g))
					expect([service, variable, name]).toEqual([
						service,
						variable,
						variable.startsWith("DATABASE_")
							? "POSTGRES_PASSWORD"
							: variable === "SITE_URL"
								? "STOREFRONT_URL"
								: variable,
					]);
	});

	test("tags what it builds by the version, which is that of package.json unless another one is given", () => {
		const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		const built = services.filter(([, service]) => service.build).map(([, service]) => service.image);
		expect(built.length).toBeGreaterThan(3);
		for (const image of built) expect(image).toMatch(/^confiserie-\w+:\$\{SHOP_VERSION:-[\d.]+\}$/);
		for (const image of built) expect(image).toContain(`:-${version}}`);
		for (const [, { image }] of services) expect(image).toMatch(/:./);
	});

	test.each(services)("%s rotates its log and has a limit of memory above its heap", (_name, service) => {
		expect(service.logging).toEqual({ driver: "json-file", options: { "max-size": "10m", "max-file": "5" } });
		const [, size, unit] = /^(\d+)([mg])$/.exec(service.mem_limit ?? "") ?? [];
		const heap = /--max-old-space-size=(\d+)/.exec(service.environment?.NODE_OPTIONS ?? "")?.[1] ?? 0;
		expect(Number(size) * (unit === "g" ? 1024 : 1)).toBeGreaterThan(1.3 * Number(heap));
	});

	test("gives Node the room that its images give it", () => {
		for (const name of ["backend", "storefront"]) {
			const image = readFileSync(join(ROOT, `docker/${name}.Dockerfile`), "utf8");
			const room = /NODE_OPTIONS="([^"]+)"/.exec(image)?.[1];
			expect(compose.services[name]?.environment?.NODE_OPTIONS).toBe(`${room} \${NODE_OPTIONS:-}`);
		}
	});

	test("gives the backend only variables that it knows", () => {
		const schema = ["env.ts", "storage-settings.ts"]
			.map((file) => readFileSync(join(ROOT, "backend/src/config", file), "utf8"))
			.join("\n");
		const known = [...schema.matchAll(/^\t\t([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]);
		known.push("NODE_OPTIONS");
		expect(known).toEqual(expect.arrayContaining(Object.keys(compose.services.backend?.environment ?? {})));
	});
});

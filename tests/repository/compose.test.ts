import { existsSync, readFileSync } from "node:fs";
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
	ports?: string[];
	volumes?: string[];
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
				if (/SECRET|PASSWORD/.test(variable))
					expect(value, `${name}.${variable}`).toMatch(
						isOptional(variable) ? /^\$\{[A-Z0-9_]+:-\}$/ : /^\$\{[A-Z_]+:\?/,
					);
		expect(text).toContain(`confiserie:\${POSTGRES_PASSWORD:?`);
	});

	test("gives the backend only variables that it knows", () => {
		const schema = ["env.ts", "storage-settings.ts"]
			.map((file) => readFileSync(join(ROOT, "backend/src/config", file), "utf8"))
			.join("\n");
		const known = [...schema.matchAll(/^\t\t([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]);
		expect(known).toEqual(expect.arrayContaining(Object.keys(compose.services.backend?.environment ?? {})));
	});
});

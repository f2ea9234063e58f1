import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ERRORS } from "@confiserie/domain/contract/error";
import { describe, expect, test } from "vitest";
import { processesOf, type RoleName, SHAPE } from "../../scripts/lib/cluster/shape";
import { ROOT } from "../../scripts/lib/paths";
import { type ComposeService, readCompose } from "../support/containers/compose";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const compose = readCompose();
const launcher = read("scripts/lib/cluster/open-cluster.ts");
const caddyfile = read("docker/Caddyfile");
const balancing = read("docker/haproxy.cfg");
const serviceOf = (role: string): Partial<ComposeService> => compose.services[role] ?? {};
/** Containers that do one thing before the others start, and end. */
const ONCE = ["migrate", "setup"];
const ROLES = Object.entries(SHAPE).map(([name, role]) => ({ name: name as RoleName, ...role }));

/** What must be ready before a service starts, through the containers that end. */
function after(name: string): string[] {
	const direct = Object.keys(serviceOf(name).depends_on ?? {});
	return direct.flatMap((other) => (ONCE.includes(other) ? after(other) : [other]));
}

describe("docker-compose.yml and `npm run start:cluster` are the same shape", () => {
	test("the same services", () => {
		const running = Object.keys(compose.services).filter((name) => !ONCE.includes(name));
		expect(running.sort()).toEqual(ROLES.map(({ name }) => name).sort());
	});

	test.each(ROLES)("$name: as many processes", ({ name, replicas }) => {
		expect(serviceOf(name).deploy?.replicas ?? 1).toBe(replicas);
	});

	test.each(ROLES)("$name: the same order of start", ({ name, after: expected }) => {
		expect([...new Set(after(name))].sort()).toEqual([...expected].sort());
		const order = ROLES.map((role) => role.name);
		for (const other of expected) expect(order.indexOf(other)).toBeLessThan(order.indexOf(name));
	});

	test.each(ROLES.filter(({ health }) => health))(
		"$name: the same question whether it is ready",
		({ name, health }) => {
			const { build } = serviceOf(name);
			expect(read(build?.dockerfile ?? "")).toContain(`${health}'`);
			expect(balancing).toContain(`option httpchk GET ${health}`);
		},
	);

	test.each(ROLES.filter(({ environment }) => environment))("$name: has the same identity", ({ name, environment }) => {
		// What .env may say otherwise stands as the default there.
		for (const [variable, value] of Object.entries(environment ?? {}))
			expect([value, `\${${variable}:-${value}}`]).toContain(serviceOf(name).environment?.[variable]);
	});

	test.each(["backend", "worker", "reader", "storefront"] as const)(
		"%s: finds the others by the same names",
		(name) => {
			const SHARED = [
				"DATABASE_URL",
				"DATABASE_ORDERS_URL",
				"DATABASE_DIRECT_URL",
				"DATABASE_READ_URL",
				"REDIS_URL",
				"BACKEND_URL",
				"READER_URL",
			];
			const variables = Object.keys(serviceOf(name).environment ?? {}).filter((variable) => SHARED.includes(variable));
			expect(variables.length).toBeGreaterThan(0);
			for (const variable of variables) expect(launcher).toContain(`${variable}:`);
		},
	);

	test("proxy and balancer: every address that their files leave open is set by both shapes", () => {
		const opened = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, variable]) => variable ?? "");
		for (const variable of opened(caddyfile, /\{\$(\w+)/g))
			if (!["TRUSTED_PROXIES", "HSTS"].includes(variable)) expect(launcher).toContain(`${variable}:`);
		const balanced = opened(balancing, /\$\{(\w+)\}/g);
		for (const variable of balanced) expect(Object.keys(serviceOf("balancer").environment ?? {})).toContain(variable);
		for (const variable of balanced.filter((each) => !/_\d$/.test(each))) expect(launcher).toContain(`${variable}:`);
	});

	test("the balancer finds every replica by the name that compose gives it, and everybody finds the balancer", () => {
		for (const [role, port] of [
			["backend", 9000],
			["reader", 9000],
			["storefront", 3000],
		] as const) {
			const places = Object.entries(serviceOf("balancer").environment ?? {})
				.filter(([variable]) => variable.startsWith(`${role.toUpperCase()}_`))
				.map(([, place]) => place);
			expect(places).toEqual(processesOf(role).map((name) => `${compose.name}-${name}:${port}`));
			expect(balancing.match(new RegExp(`server ${role}-`, "g"))).toHaveLength(SHAPE[role].replicas);
			expect(caddyfile).toContain(`balancer:${port}}`);
		}
		for (const variable of ["BACKEND_URL", "READER_URL"])
			expect(serviceOf("storefront").environment?.[variable]).toBe("http://balancer:9000");
	});

	test("proxy and balancer report in the shop's own words that no server is ready", () => {
		const { status, message } = ERRORS.SERVICE_UNAVAILABLE;
		expect(caddyfile).toContain(`\`${JSON.stringify({ code: "SERVICE_UNAVAILABLE", message })}\` ${status}`);
		const body = JSON.stringify({ code: "SERVICE_UNAVAILABLE", message });
		expect(balancing).toContain(
			`http-error status ${status} content-type "application/json; charset=utf-8" string '${body}'`,
		);
	});
});

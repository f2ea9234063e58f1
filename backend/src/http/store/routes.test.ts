import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { isOpenMedusaPath } from "../medusa-paths";
import { STORE_ROUTES } from "./routes";

const ENGINE = join(dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")), "dist/api");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Every route that the installed engine serves below a folder, "POST /store/carts/:id". */
function medusaRoutes(folder: string): string[] {
	return readdirSync(join(ENGINE, folder), { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith("route.js"))
		.flatMap((file) => {
			const path = `/${join(folder, dirname(file))}`.replace(/\[([^\]]+)\]/g, ":$1");
			const source = readFileSync(join(ENGINE, folder, file), "utf8");
			return METHODS.flatMap((method) =>
				new RegExp(`exports\\.${method} = (?!void 0)(?!exports\\.)`).test(source) ? [`${method} ${path}`] : [],
			);
		});
}

/** The sign-in routes as a customer would call them; those of Medusa Admin's own are decided in medusa-paths.ts. */
const customerRoutes = medusaRoutes("auth")
	.map((route) => route.replace(":actor_type", "customer").replace(":auth_provider", "emailpass"))
	.filter((route) => !route.endsWith("/user") && !route.includes("/mfa/") && !route.includes("/auth/session"));

const decided = new Map(STORE_ROUTES.map((route) => [`${route.method} ${route.path}`, route]));
const asked = (path: string) => path.replace(/:\w+/g, "some_1");

describe("every route of Medusa's Store API", () => {
	const routes = [...medusaRoutes("store"), ...customerRoutes];

	test("is found in the installed engine", () => {
		expect(routes.length).toBeGreaterThan(60);
		expect(routes).toEqual(expect.arrayContaining(["POST /store/carts/:id/complete", "POST /auth/customer/emailpass"]));
	});

	test.each(routes)("%s is open, the shop's own or closed", (route) => {
		expect(decided.get(route)?.decision).toMatch(/^(open|own|closed)$/);
	});

	test("none is decided that Medusa does not serve, and none twice", () => {
		expect([...decided.keys()].filter((route) => !routes.includes(route))).toEqual([]);
		expect(decided.size).toBe(STORE_ROUTES.length);
	});
});

describe("the door", () => {
	test.each(STORE_ROUTES)("$method $path is $decision", ({ method, path, decision }) => {
		expect(isOpenMedusaPath(method, asked(path))).toBe(decision !== "closed");
		expect(isOpenMedusaPath(method, `${asked(path)}/`)).toBe(decision !== "closed");
	});

	test.each(STORE_ROUTES.filter(({ decision }) => decision === "own"))(
		"$method $path is a route of ours",
		({ method, path }) => {
			const file = join(import.meta.dirname, "../../api", path.replace(/:(\w+)/g, "[$1]"), "route.ts");
			expect(readFileSync(file, "utf8")).toMatch(new RegExp(`export (async )?function ${method}\\(`));
		},
	);

	test.each([
		["PUT", "/store/carts/cart_1"],
		["POST", "/store/products"],
		["GET", "/store"],
		["GET", "/STORE/products"],
		["POST", "/store/carts/cart_1/payment-sessions"],
		["POST", "/store/gift-cards/x"],
		["POST", "/auth/customer/google"],
		["POST", "/auth/customer/emailpass/callback"],
	])("%s %s, which the engine does not serve so, is closed", (method, path) => {
		expect(isOpenMedusaPath(method, path)).toBe(false);
	});
});

test("docs/store-api.md lists each route under its decision and reason", () => {
	const page = readFileSync(join(import.meta.dirname, "../../../../docs/store-api.md"), "utf8");
	const byReason = new Map<string, string[]>();
	for (const { method, path, decision, why } of STORE_ROUTES) {
		const reason = [decision, why].filter(Boolean).join(", ");
		byReason.set(reason, [...(byReason.get(reason) ?? []), `\`${method} ${path}\``]);
	}
	const lines = [...byReason].map(([reason, routes]) => `- ${reason}: ${routes.join(", ")}`);
	expect(page.split("\n").filter((line) => /^- (open|own|closed)\b/.test(line))).toEqual(lines);
});

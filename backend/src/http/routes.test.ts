import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { API_ROUTES, type ApiRoute, routesAt } from "./routes";

const TABLE: ApiRoute[] = [
	{ method: "GET", path: "/api/orders", access: "customer" },
	{ method: "GET", path: "/api/orders/:id", access: "customer" },
	{ method: "PATCH", path: "/api/orders/:id", access: "admin" },
];
const found = (path: string) => routesAt(path, TABLE).map(({ method, path: listed }) => `${method} ${listed}`);

describe("the route table", () => {
	test.each([
		["/api/orders", ["GET /api/orders"]],
		["/api/orders/", ["GET /api/orders"]],
		["/api/orders/CMD-1", ["GET /api/orders/:id", "PATCH /api/orders/:id"]],
		["/api/orders/%C3%A9", ["GET /api/orders/:id", "PATCH /api/orders/:id"]],
	])("%s is listed", (path, routes) => {
		expect(found(path)).toEqual(routes);
	});

	test.each([
		"/api",
		"/api/",
		"/api/order",
		"/API/orders",
		"/api/Orders",
		"/api//orders",
		"/api/orders//",
		"/api/orders/1/2",
		"/api/orders/%zz",
		"/api/orders/%00",
		"/api/orders/a%00b",
		"/orders",
		"",
	])("%s is not listed", (path) => {
		expect(found(path)).toEqual([]);
	});

	test("lists each route once", () => {
		const names = API_ROUTES.map(({ method, path }) => `${method} ${path}`);
		expect(new Set(names).size).toBe(names.length);
	});

	test("and the route files name the same routes: none unlisted, none missing", () => {
		const folder = join(__dirname, "..", "api", "api");
		const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
			.map((file) => file.replaceAll("\\", "/"))
			.filter((file) => file.endsWith("/route.ts"))
			.flatMap((file) => {
				const path = `/api/${file.replace(/\/route\.ts$/, "").replace(/\[(\w+)\]/g, ":$1")}`;
				const source = readFileSync(join(folder, file), "utf8");
				return [...source.matchAll(/^export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE)\b/gm)].map(
					([, method]) => `${method} ${path}`,
				);
			});
		expect(files.sort()).toEqual(API_ROUTES.map(({ method, path }) => `${method} ${path}`).sort());
	});
});

import { describe, expect, test } from "vitest";
import { API_ROUTES, type ApiRoute, routesAt } from "./routes";

const TABLE: ApiRoute[] = [
	{ key: "GET /api/orders", method: "GET", path: "/api/orders", access: "customer" },
	{ key: "GET /api/orders/:id", method: "GET", path: "/api/orders/:id", access: "customer" },
	{ key: "PATCH /api/orders/:id", method: "PATCH", path: "/api/orders/:id", access: "admin" },
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
});

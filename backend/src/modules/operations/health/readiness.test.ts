import { expect, test } from "vitest";
import { type Parts, readinessOf } from "./readiness";

const ALL: Parts = { database: "up", migrations: "up", redis: "up", search: "up", mail: "up" };

test.each([
	["ready", {}],
	["ready", { redis: "off" }],
	["degraded", { redis: "down" }],
	["degraded", { mail: "down" }],
	["degraded", { search: "down" }],
	["unavailable", { migrations: "down" }],
	["unavailable", { database: "down", redis: "down" }],
] satisfies [string, Partial<Parts>][])("%s with %o", (status, parts) => {
	expect(readinessOf({ ...ALL, ...parts }, false)).toEqual({ status, parts: { ...ALL, ...parts } });
});

test("a stopping process is not ready, whatever the state of its parts", () => {
	expect(readinessOf(ALL, true).status).toBe("stopping");
});

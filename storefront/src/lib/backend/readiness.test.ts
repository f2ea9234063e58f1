// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { readReadiness } from "./readiness";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["ready", "up", async () => new Response("{}")],
	["degraded", "down", async () => new Response("{}", { status: 503 })],
	["degraded", "down", async () => Promise.reject(new TypeError("fetch failed"))],
])("the shop's server is %s while the engine is %s", async (status, backend, answer) => {
	vi.stubGlobal("fetch", answer);
	expect(await readReadiness()).toEqual({ status, parts: { backend } });
});

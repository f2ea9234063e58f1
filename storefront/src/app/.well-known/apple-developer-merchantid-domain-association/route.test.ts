// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { GET } from "./route";

afterEach(() => vi.unstubAllEnvs());

it("shows Apple exactly the file that was set for this domain", async () => {
	vi.stubEnv("APPLE_PAY_DOMAIN_ASSOCIATION", "7B227073704964223A22\n");
	const answer = GET();
	expect(answer.status).toBe(200);
	expect(answer.headers.get("content-type")).toContain("text/plain");
	expect(await answer.text()).toBe("7B227073704964223A22");
});

it("knows no such file where none was set", () => {
	vi.stubEnv("APPLE_PAY_DOMAIN_ASSOCIATION", "");
	expect(GET().status).toBe(404);
});

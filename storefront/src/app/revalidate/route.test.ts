// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST } from "./route";

const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ default: { revalidateTag }, revalidateTag }));

beforeEach(() => {
	revalidateTag.mockClear();
	vi.stubEnv("REVALIDATE_SECRET", "s3cret");
});
afterEach(() => vi.unstubAllEnvs());

const call = (body: string, secret?: string) =>
	POST(
		new Request("http://shop/revalidate", {
			method: "POST",
			body,
			headers: secret === undefined ? {} : { "x-revalidate-secret": secret },
		}),
	);

describe("POST /revalidate", () => {
	it("makes the tags stale at once", async () => {
		expect((await call('{"tags":["products","product:p1"]}', "s3cret")).status).toBe(204);
		expect(revalidateTag.mock.calls).toEqual([
			["products", { expire: 0 }],
			["product:p1", { expire: 0 }],
		]);
	});
	it.each([["wrong"], [""], [undefined]])("refuses the secret %s", async (secret) => {
		expect((await call('{"tags":["products"]}', secret)).status).toBe(401);
		expect(revalidateTag).not.toHaveBeenCalled();
	});
	it("refuses everything while no secret is set", async () => {
		vi.stubEnv("REVALIDATE_SECRET", "");
		expect((await call('{"tags":["products"]}', "")).status).toBe(401);
	});
	it.each([["nonsense"], ["{}"], ['{"tags":[]}'], ['{"tags":[1]}'], ['{"tags":[""]}'], ["null"]])(
		"refuses the body %s",
		async (body) => {
			expect((await call(body, "s3cret")).status).toBe(400);
			expect(revalidateTag).not.toHaveBeenCalled();
		},
	);
});

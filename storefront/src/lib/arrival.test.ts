import { beforeEach, describe, expect, it, vi } from "vitest";
import { isClickFromElsewhere } from "./arrival";

const request = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => request.headers }));
beforeEach(() => {
	request.headers = new Headers({ "sec-fetch-dest": "empty", referer: "https://boutique.example/products/prod_1" });
});

describe("a page shows its skeleton", () => {
	it("to a click on another page", async () => {
		expect(await isClickFromElsewhere("/products")).toBe(true);
	});
	it.each([
		["loaded whole", { "sec-fetch-dest": "document" }],
		["asked for from the list itself, whose filters change", { referer: "https://boutique.example/products?tag=BIO" }],
		["asked for from nowhere that is known", { referer: "" }],
	])("not when %s", async (_case, changed) => {
		for (const [name, value] of Object.entries(changed))
			if (value) request.headers.set(name, value);
			else request.headers.delete(name);
		expect(await isClickFromElsewhere("/products")).toBe(false);
	});
});

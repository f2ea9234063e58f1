import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bodyIn, CachedResponses } from "./cached-responses";

let time: number;
let version: string;
let stock: number;
let made: string[];
beforeEach(() => {
	[time, version, stock, made] = [0, "1", 10, []];
});

const cache = (maximumBytes = 10_000) =>
	new CachedResponses({ version: async () => version, now: () => time, maximumAgeMs: 1000, maximumBytes });
const make = (key: string) => async () => {
	made.push(key);
	return JSON.stringify({ key, stock });
};
const read = async (responses: CachedResponses, key = "a") =>
	JSON.parse(`${(await responses.get(key, make(key))).body}`);

describe("a cached response", () => {
	test("serves requests within the second, and none after it: the stock is at most one second old", async () => {
		const responses = cache();
		await read(responses);
		stock = 9;
		time = 500;
		expect(await read(responses)).toEqual({ key: "a", stock: 10 });
		expect(made).toHaveLength(1);
		time = 1001;
		expect(await read(responses)).toEqual({ key: "a", stock: 9 });
	});

	test("counts its age from when it began to be read", async () => {
		const responses = cache();
		await responses.get("a", async () => {
			time = 900;
			return make("a")();
		});
		time = 1001;
		await read(responses);
		expect(made).toHaveLength(2);
	});

	test("is revalidated from half its age on, while requests are served at once", async () => {
		const responses = cache();
		await read(responses);
		[time, stock] = [600, 9];
		expect(await read(responses)).toMatchObject({ stock: 10 });
		await vi.waitFor(async () => expect(await read(responses)).toMatchObject({ stock: 9 }));
		time = 1500;
		expect(await read(responses)).toMatchObject({ stock: 9 });
	});

	test("is stale at once with another version", async () => {
		const responses = cache();
		await read(responses);
		[version, stock] = ["2", 9];
		expect(await read(responses)).toMatchObject({ stock: 9 });
	});

	test("of before a change that ended after it does not count as new", async () => {
		const responses = cache();
		let end = () => {};
		const slow = responses.get("a", async () => {
			const before = await make("a")();
			await new Promise<void>((resolve) => {
				end = resolve;
			});
			return before;
		});
		await vi.waitFor(() => expect(made).toHaveLength(1));
		[time, version, stock] = [1, "2", 9];
		expect(await read(responses)).toMatchObject({ stock: 9 });
		end();
		await slow;
		expect(await read(responses)).toMatchObject({ stock: 9 });
		expect(made).toHaveLength(2);
	});

	test("is bounded in bytes: the least recently used goes first", async () => {
		const responses = cache(200);
		for (const key of ["a", "b", "c", "d", "e"]) await read(responses, key);
		await read(responses, "e");
		expect(made).toEqual(["a", "b", "c", "d", "e"]);
		await read(responses, "a");
		expect(made.at(-1)).toBe("a");
	});
});

test("one that a hundred requests need at once is made once", async () => {
	const responses = cache();
	await Promise.all(Array.from({ length: 100 }, () => read(responses)));
	expect(made).toHaveLength(1);
});

test("a failure reaches all that wait for it and is not cached", async () => {
	const responses = cache();
	const fail = () => responses.get("a", () => Promise.reject(new Error("away")));
	const [first, second] = await Promise.allSettled([fail(), fail()]);
	expect([first?.status, second?.status]).toEqual(["rejected", "rejected"]);
	expect(await read(responses)).toMatchObject({ stock: 10 });
});

test("a body is compressed once for as long as it stays the same", async () => {
	const responses = cache(100_000);
	const long = () => responses.get("long", async () => "caramel ".repeat(500));
	const { body, encoding } = await bodyIn(["br", "gzip"], await long());
	expect(encoding).toBe("br");
	expect(`${brotliDecompressSync(body)}`).toContain("caramel");
	time = 800;
	await long();
	await vi.waitFor(async () => expect((await long()).readAt).toBe(800));
	expect((await bodyIn(["br"], await long())).body).toBe(body);
	expect((await bodyIn([], await long())).encoding).toBeUndefined();
});

test("a short body is not compressed", async () => {
	expect((await bodyIn(["br"], await cache().get("a", make("a")))).encoding).toBeUndefined();
});

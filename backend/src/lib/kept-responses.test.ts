import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bodyIn, KeptResponses } from "./kept-responses";

let time: number;
let version: string;
let stock: number;
let made: string[];
beforeEach(() => {
	[time, version, stock, made] = [0, "1", 10, []];
});

const keeper = (maximumBytes = 10_000) =>
	new KeptResponses({ version: async () => version, now: () => time, maximumAgeMs: 1000, maximumBytes });
const make = (key: string) => async () => {
	made.push(key);
	return JSON.stringify({ key, stock });
};
const read = async (kept: KeptResponses, key = "a") => JSON.parse(`${(await kept.get(key, make(key))).body}`);

describe("what is kept", () => {
	test("serves whoever asks within the second, and never after it: the stock is at most one second old", async () => {
		const kept = keeper();
		await read(kept);
		stock = 9;
		time = 500;
		expect(await read(kept)).toEqual({ key: "a", stock: 10 });
		expect(made).toHaveLength(1);
		time = 1001;
		expect(await read(kept)).toEqual({ key: "a", stock: 9 });
	});

	test("counts its age from when it began to be read", async () => {
		const kept = keeper();
		await kept.get("a", async () => {
			time = 900;
			return make("a")();
		});
		time = 1001;
		await read(kept);
		expect(made).toHaveLength(2);
	});

	test("is made anew from half its age on, while whoever asks is served at once", async () => {
		const kept = keeper();
		await read(kept);
		[time, stock] = [600, 9];
		expect(await read(kept)).toMatchObject({ stock: 10 });
		await vi.waitFor(async () => expect(await read(kept)).toMatchObject({ stock: 9 }));
		time = 1500;
		expect(await read(kept)).toMatchObject({ stock: 9 });
	});

	test("is stale at once with another version", async () => {
		const kept = keeper();
		await read(kept);
		[version, stock] = ["2", 9];
		expect(await read(kept)).toMatchObject({ stock: 9 });
	});

	test("does not survive as new what was read before a change and ended after it", async () => {
		const kept = keeper();
		let end = () => {};
		const slow = kept.get("a", async () => {
			const before = await make("a")();
			await new Promise<void>((resolve) => {
				end = resolve;
			});
			return before;
		});
		await vi.waitFor(() => expect(made).toHaveLength(1));
		[time, version, stock] = [1, "2", 9];
		expect(await read(kept)).toMatchObject({ stock: 9 });
		end();
		await slow;
		expect(await read(kept)).toMatchObject({ stock: 9 });
		expect(made).toHaveLength(2);
	});

	test("is bounded in bytes: the oldest goes first", async () => {
		const kept = keeper(200);
		for (const key of ["a", "b", "c", "d", "e"]) await read(kept, key);
		await read(kept, "e");
		expect(made).toEqual(["a", "b", "c", "d", "e"]);
		await read(kept, "a");
		expect(made.at(-1)).toBe("a");
	});
});

test("one that a hundred ask for at once is made once", async () => {
	const kept = keeper();
	await Promise.all(Array.from({ length: 100 }, () => read(kept)));
	expect(made).toHaveLength(1);
});

test("a failure reaches all that wait for it and is not kept", async () => {
	const kept = keeper();
	const fail = () => kept.get("a", () => Promise.reject(new Error("away")));
	const [first, second] = await Promise.allSettled([fail(), fail()]);
	expect([first?.status, second?.status]).toEqual(["rejected", "rejected"]);
	expect(await read(kept)).toMatchObject({ stock: 10 });
});

test("what is asked for again is compressed, once for as long as it stays the same", async () => {
	const kept = keeper(100_000);
	const long = () => kept.get("long", async () => JSON.stringify("caramel ".repeat(500)));
	expect(bodyIn(["br", "gzip"], await long()).encoding).toBeUndefined();
	const { body } = await vi.waitFor(async () => {
		const found = bodyIn(["br", "gzip"], await long());
		expect(found.encoding).toBe("br");
		return found;
	});
	expect(`${brotliDecompressSync(body)}`).toContain("caramel");
	time = 2000;
	expect(bodyIn(["br"], await long()).body).toBe(body);
	expect(bodyIn([], await long()).encoding).toBeUndefined();
});

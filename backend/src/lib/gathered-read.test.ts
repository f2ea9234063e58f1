import { expect, test } from "vitest";
import { gatheredRead } from "./gathered-read";

test("those that ask at once share a read of all their keys, each key once; one that asks while it runs gets the next", async () => {
	const reads: object[] = [];
	const ends: (() => void)[] = [];
	const ask = gatheredRead(async (wanted: ReadonlyMap<string, number>) => {
		reads.push(Object.fromEntries(wanted));
		await new Promise<void>((resolve) => ends.push(resolve));
		return new Map([...wanted].filter(([key]) => key !== "gone").map(([key, factor]) => [key, 10 * factor]));
	});
	const early = [
		ask([
			["a", 1],
			["b", 2],
		]),
		ask(
			new Map([
				["b", 2],
				["gone", 3],
			]),
		),
	];
	while (ends.length < 1) await Promise.resolve();
	const late = ask([["c", 4]]);
	ends[0]?.();
	for (const found of await Promise.all(early)) expect(Object.fromEntries(found)).toEqual({ a: 10, b: 20 });
	while (ends.length < 2) await Promise.resolve();
	ends[1]?.();
	expect(Object.fromEntries(await late)).toEqual({ c: 40 });
	expect(reads).toEqual([{ a: 1, b: 2, gone: 3 }, { c: 4 }]);
});

test("a read that fails fails those that share it, and its keys are not read with the next", async () => {
	const reads: string[][] = [];
	const ask = gatheredRead(async (wanted: ReadonlyMap<string, null>) => {
		reads.push([...wanted.keys()]);
		if (wanted.has("bad")) throw new Error("away");
		return new Map<string, string>();
	});
	await expect(ask([["bad", null]])).rejects.toThrow("away");
	expect((await ask([["good", null]])).size).toBe(0);
	expect(reads).toEqual([["bad"], ["good"]]);
});

import { expect, test } from "vitest";
import { sharedRead } from "./shared-read";

test("those that ask at once share a read; one that asks while it runs gets the next", async () => {
	let value = "old";
	const ends: (() => void)[] = [];
	const ask = sharedRead(async () => {
		const seen = value;
		await new Promise<void>((resolve) => ends.push(resolve));
		return seen;
	});
	const early = [ask(), ask()];
	while (ends.length < 1) await Promise.resolve();
	value = "new";
	const late = [ask(), ask()];
	ends[0]?.();
	expect(await Promise.all(early)).toEqual(["old", "old"]);
	while (ends.length < 2) await Promise.resolve();
	ends[1]?.();
	expect(await Promise.all(late)).toEqual(["new", "new"]);
	expect(ends).toHaveLength(2);
});

test("a read that fails fails those that share it and none after them", async () => {
	let isAway = true;
	const ask = sharedRead(async () => {
		if (isAway) throw new Error("away");
		return "back";
	});
	await expect(ask()).rejects.toThrow("away");
	isAway = false;
	expect(await ask()).toBe("back");
});

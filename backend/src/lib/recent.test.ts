import { expect, test } from "vitest";
import { recent } from "./recent";

test("reads a value once within its lifetime, and again after it", async () => {
	let [time, reads] = [0, 0];
	const read = recent(
		async () => ++reads,
		1000,
		() => time,
	);
	expect(await Promise.all([read(), read()])).toEqual([1, 1]);
	time = 999;
	expect(await read()).toBe(1);
	time = 1000;
	expect(await read()).toBe(2);
});

test("a failure reaches all waiting callers and is not cached", async () => {
	let isDown = true;
	const read = recent(async () => {
		if (isDown) throw new Error("away");
		return "here";
	}, 1000);
	await expect(read()).rejects.toThrow("away");
	isDown = false;
	expect(await read()).toBe("here");
});

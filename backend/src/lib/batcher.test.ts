import { expect, test } from "vitest";
import { Batcher } from "./batcher";

test("ids that arrive together are handed on together, each once", async () => {
	const batches: string[][] = [];
	const batcher = new Batcher(async (ids) => void batches.push(ids), 5);
	await Promise.all([batcher.add(["a", "b"]), batcher.add(["b", "c"]), batcher.add([])]);
	await batcher.add(["a"]);
	expect(batches).toEqual([["a", "b", "c"], ["a"]]);
});

test("a failed run fails those that waited for it and none after it", async () => {
	let isDown = true;
	const batcher = new Batcher(async () => {
		if (isDown) throw new Error("down");
	}, 5);
	await expect(batcher.add(["a"])).rejects.toThrow("down");
	isDown = false;
	await expect(batcher.add(["a"])).resolves.toBeUndefined();
});

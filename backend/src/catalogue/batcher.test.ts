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
	const fate = [Promise.reject(new Error("down")), Promise.resolve()];
	const batcher = new Batcher(async () => fate.shift(), 5);
	await expect(batcher.add(["a"])).rejects.toThrow("down");
	await expect(batcher.add(["a"])).resolves.toBeUndefined();
});

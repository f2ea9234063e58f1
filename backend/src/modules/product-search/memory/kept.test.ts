import { expect, test } from "vitest";
import { Kept } from "./kept";

test("what was asked for last stays; what nobody asked for gives way to what is new", () => {
	const kept = new Kept<string>(3);
	for (const key of ["a", "b", "c"]) kept.keep(key, `value of ${key}`);
	expect(kept.get("a")).toBe("value of a");
	kept.keep("d", "value of d");
	expect(["a", "b", "c", "d"].filter((key) => kept.get(key) !== undefined)).toEqual(["a", "c", "d"]);
});

test("room is counted in the sizes of the values: of a replaced one no longer, of a cleared store none", () => {
	const kept = new Kept<string>(10, (text) => text.length);
	kept.keep("a", "12345");
	kept.keep("a", "1234");
	kept.keep("b", "123456");
	expect([kept.get("a"), kept.get("b")]).toEqual(["1234", "123456"]);
	kept.keep("c", "1");
	expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([undefined, "123456", "1"]);
	kept.clear();
	kept.keep("d", "1234567890");
	expect([kept.get("b"), kept.get("d")]).toEqual([undefined, "1234567890"]);
});

test("what alone is larger than the room is not kept", () => {
	const kept = new Kept<string>(3, (text) => text.length);
	kept.keep("a", "1234");
	expect(kept.get("a")).toBeUndefined();
});

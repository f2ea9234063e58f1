import { expect, test } from "vitest";
import { unstorableTexts } from "./parse";

test("a text that cannot be stored is named by its place, however deep, in time that grows with the depth alone", () => {
	expect(unstorableTexts({ a: [{ "b\0": 1 }, { c: "\0" }] }).map(({ field }) => field)).toEqual(["a[1].c", "a[0]"]);
	// As deep as a body of 100 KB can be; a path for each level would take minutes.
	const deep: unknown = JSON.parse(`${"[".repeat(50_000)}"\\u0000"${"]".repeat(50_000)}`);
	expect(unstorableTexts(deep)).toHaveLength(1);
});

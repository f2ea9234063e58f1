import { describe, expect, it } from "vitest";
import { type BoxesOf, mergeBoxes, reminderProblem } from "./saved-list";

const of = (text: string): BoxesOf[] =>
	text
		.split(" ")
		.filter(Boolean)
		.map((pair) => ({ productId: pair.charAt(0), quantity: Number(pair.slice(1)) }));

describe("two sets of products", () => {
	it.each([
		["", "", ""],
		["a2", "", "a2"],
		["", "a2", "a2"],
		["a2 b1", "c3", "a2 b1 c3"],
		["a2", "a5", "a5"],
		["a5", "a2", "a5"],
		["a5 b1", "b4 a1 c2", "a5 b4 c2"],
		["a2 b1", "a2 b1", "a2 b1"],
		["", "a1 a3", "a3"],
	])("%j and %j are %j", (first, added, expected) => expect(mergeBoxes(of(first), of(added))).toEqual(of(expected)));
});

describe("a reminder", () => {
	it.each([
		["2026-11-26", /demain/],
		["2026-11-25", /demain/],
		["2026-11-27", null],
		["2028-11-25", null],
		["2028-11-26", /deux ans/],
	])("on %s", (day, words) => {
		const problem = reminderProblem(day, "2026-11-26");
		if (words) expect(problem).toMatch(words);
		else expect(problem).toBeNull();
	});
});

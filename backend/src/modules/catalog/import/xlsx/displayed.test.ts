import { expect, test } from "vitest";
import { builtInDisplay, displayed, displayOf } from "./displayed";

const EPOCH = Date.UTC(1899, 11, 30);

test.each([
	["General", 3760000000017, "3760000000017"],
	["General", 0.30000000000000004, "0.3"],
	["0%", 0.2, "20"],
	["0.0%", 0.055, "5.5"],
	['0.0" %"', 5.5, "5.5"],
	["00000", 42, "00042"],
	["0000000000000", 376000000001, "0376000000001"],
	['"REF-"0000', 7, "REF-0007"],
	['0" 000"', 12, "12 000"],
	["000-000", 1234567, "1234-567"],
	// A price retains the digits that its format hides.
	["0.00", 1.375, "1.375"],
	["#,##0.00 [$€-40C]", 1234.5, "1234.5"],
	["0", 1.6, "1.6"],
	["dd/mm/yyyy", 46568, "2027-06-30"],
	["[$-F800]dddd\\, mmmm dd\\, yyyy", 46568.75, "2027-06-30"],
	["mmm-yy;@", 46568, "2027-06-30"],
	["yyyy-mm-dd", -3, "-3"],
	["[Red]0;[Blue]-0", 5, "5"],
])("%s shows %d as %s", (code, value, text) => {
	expect(displayed(value, displayOf(code), EPOCH)).toBe(text);
});

test("formats known by number alone: percent, days and times", () => {
	expect([9, 10, 14, 22, 0, 2, 4, 20].map((id) => builtInDisplay(id).kind)).toEqual([
		"percent",
		"percent",
		"day",
		"day",
		"plain",
		"plain",
		"plain",
		"plain",
	]);
});

import { expect, it } from "vitest";
import { trendPercent } from "./trend";

it.each([
	[112, 100, 12],
	[50, 100, -50],
	[100, 100, 0],
	[0, 100, -100],
	[1, 3, -67],
	[5, 0, null],
	[0, 0, null],
])("%i after %i is %s percent", (now, before, percent) => {
	expect(trendPercent(now, before)).toBe(percent);
});

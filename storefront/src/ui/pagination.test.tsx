import { expect, it } from "vitest";
import { pageWindow } from "./pagination";

it.each([
	[0, 1, [0]],
	[0, 10, [0, 1, 2, 9]],
	[4, 10, [0, 2, 3, 4, 5, 6, 9]],
	[9, 10, [0, 7, 8, 9]],
	[1, 3, [0, 1, 2]],
])("page %i of %i shows %j: 2 pages each side, first and last", (page, pages, shown) => {
	expect(pageWindow(page, pages, 2)).toEqual(shown);
});

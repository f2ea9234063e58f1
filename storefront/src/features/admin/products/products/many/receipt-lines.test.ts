import { expect, it } from "vitest";
import { readLines } from "./receipt-lines";

it.each([
	"BAP-1;12\nCOR-2;3",
	"BAP-1\t12\r\nCOR-2\t3\r\n",
	" BAP-1 12 \n\n COR-2, 3",
	"reference;cartons\nBAP-1;12\nCOR-2;3",
])("reads %j", (text) =>
	expect(readLines(text)).toEqual({
		lines: [
			{ reference: "BAP-1", boxes: 12 },
			{ reference: "COR-2", boxes: 3 },
		],
	}),
);

it.each([
	["", "Une ligne au moins est attendue."],
	["reference;cartons", "Une ligne au moins est attendue."],
	["BAP-1;12\nCOR-2", "Ligne 2"],
	["BAP-1;12\nCOR-2;-3", "Ligne 2"],
	["BAP-1;1,5", "Ligne 1"],
])("%j is refused: %s", (text, problem) =>
	expect(readLines(text)).toEqual({ problem: expect.stringContaining(problem) }),
);

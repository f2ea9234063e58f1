import { expect, it } from "vitest";
import { readReceiptLine } from "./receipt-lines";

it.each(["BAP-1;12", "BAP-1\t12", "BAP-1 12", "BAP-1, 12", "BAP-1 ; 12"])("reads %j", (line) =>
	expect(readReceiptLine(line, 0)).toEqual({ reference: "BAP-1", boxes: 12 }),
);

it.each([
	["", 3],
	["reference;cartons", 0],
])("passes over %j on line %i", (line, place) => expect(readReceiptLine(line, place)).toBeNull());

it.each([
	["COR-2", { reference: "COR-2", boxes: Number.NaN }],
	["reference;cartons", { reference: "reference", boxes: Number.NaN }],
	["BAP-1;-3", { reference: "BAP-1", boxes: -3 }],
	["BAP-1;1,5", { reference: "BAP-1", boxes: 1.5 }],
])("%j is the schema's to refuse", (line, row) => expect(readReceiptLine(line, 1)).toEqual(row));

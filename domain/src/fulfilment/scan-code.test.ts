import { expect, it } from "vitest";
import { comparedGtin, readScan } from "./scan-code";

it.each([
	["an EAN-13", "3760000000017", "03760000000017"],
	["with its gaps", " 3 760000 000017\n", "03760000000017"],
	["a GTIN-14 of a box", "13760000000014", "13760000000014"],
	["a UPC-A, which is an EAN-13 without its zero", "036000291452", "00036000291452"],
	["an EAN-8", "96385074", "00000096385074"],
	["a symbology identifier in front", "]E03760000000017", "03760000000017"],
	["GS1-128 with brackets", "(01)13760000000014(10)LOT7", "13760000000014"],
	["GS1-128 as it is read", "]C1011376000000001410LOT7", "13760000000014"],
	["GS1-128 with its control character", "\u001d0113760000000014\u001d10A", "13760000000014"],
	["digits without shift on a French keyboard", '"è-àààààààà&è', "03760000000017"],
	["a pallet's number (SSCC)", "00376000000000000012", null],
	["too few digits", "1234567", null],
	["a reference", "bap-fra-40", null],
	["nothing", "", null],
])("%s", (_, scanned, gtin) => {
	expect(readScan(scanned).gtin).toBe(gtin);
});

it("normalises other text of a label", () => {
	expect(readScan(" bap-fra-40 ").text).toBe("BAP-FRA-40");
});

it("compares stored codes of any length in one form", () => {
	expect(["3760000000017", "03760000000017", ""].map(comparedGtin)).toEqual(["03760000000017", "03760000000017", null]);
});

it.each([
	["with brackets", "(01)13760000000014(17)270630(10)l7", "L7", "2027-06-30"],
	["as it is read, the lot last", "]d201137600000000141727063010L7", "L7", "2027-06-30"],
	["the lot first, ended by a separator", "]C1011376000000001410L7\u001d15270600", "L7", "2027-06-30"],
	["a weight before it", "0113760000000014310300125010L7", "L7", null],
	["a date that does not exist", "(01)13760000000014(17)270231(10)L7", "L7", null],
	["month 13 without a day", "(17)271300(10)L7", "L7", null],
	["no lot", "(01)13760000000014(17)270630", null, "2027-06-30"],
	["a GTIN alone", "0113760000000014", null, null],
	["a code of another kind", "10L7", null, null],
])("reads lot and date: %s", (_, scanned, lot, expiresOn) => {
	expect(readScan(scanned)).toMatchObject({ lot, expiresOn });
});

it.each([
	["with brackets", "(02)13760000000014(37)40(10)L7", 40, "L7"],
	["as it is read, the count last", "]C1021376000000001410L7\u001d3740", 40, "L7"],
	["after the pallet's own number", "]C100123456789012345678021376000000001437402", 402, null],
	["without a count", "(02)13760000000014(10)L7", 1, "L7"],
	["a count of none", "(02)13760000000014(37)0", 1, null],
	["a box, whose count means nothing", "(01)13760000000014(37)40", 1, null],
])("reads how many boxes a pallet holds: %s", (_, scanned, boxes, lot) => {
	expect(readScan(scanned)).toMatchObject({ gtin: "13760000000014", boxes, lot });
});

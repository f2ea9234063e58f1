import { describe, expect, it } from "vitest";
import { checkDigit, isGtin, isPublicGtin, publishedGtin, withoutGaps } from "./gtin";

describe("codes of GS1", () => {
	it.each([
		["GTIN-8", "96385074", true],
		["GTIN-12", "036000291452", true],
		["GTIN-13", "4006381333931", true],
		["GTIN-14 of a box", "14006381333938", true],
		["GTIN-14 with a leading nought", "04006381333931", true],
		["another check digit", "4006381333932", false],
		["another check digit of fourteen", "14006381333931", false],
		["two digits changed over", "4006381339331", false],
		["nine digits", "963850748", false],
		["eleven digits", "03600029145", false],
		["fifteen digits", "400638133393100", false],
		["a letter", "400638133393A", false],
		["a gap", "4006381 333931", false],
		["nothing", "", false],
	])("%s: %s, %s", (_, code, expected) => expect(isGtin(code)).toBe(expected));

	it.each([
		["9638507", 4],
		["03600029145", 2],
		["400638133393", 1],
		["1400638133393", 8],
		["000000000000", 0],
	])("the check digit of %s is %d", (digits, expected) => expect(checkDigit(digits)).toBe(expected));

	it("no single digit can be changed without notice", () => {
		for (const code of ["96385074", "036000291452", "4006381333931", "14006381333938"])
			for (let place = 0; place < code.length; place++)
				for (const digit of "0123456789")
					if (digit !== code[place])
						expect(isGtin(`${code.slice(0, place)}${digit}${code.slice(place + 1)}`)).toBe(false);
	});

	it("gaps are what people type and printers print", () => {
		expect(withoutGaps(" 3 760000\u00a0000-017 ")).toBe("3760000000017");
	});
});

describe("codes that may be published", () => {
	const complete = (digits: string) => `${digits}${checkDigit(digits)}`;
	it.each([
		[complete("376012345678"), true],
		[complete("1376012345678"), true],
		[complete("9638507"), true],
		[complete("03600029145"), true],
		[complete("200000001001"), false],
		[complete("290000001001"), false],
		[complete("022345678901"), false],
		[complete("042345678901"), false],
		[complete("981012345678"), false],
		[complete("990012345678"), false],
		[complete("1200000001001"), false],
		[complete("9376012345678"), false],
		[complete("0123456"), false],
		[complete("2123456"), false],
		["", false],
		["3760123456789", false],
		["376012345678", false],
	])("%s: %s", (code, expected) => expect(isPublicGtin(code)).toBe(expected));
});

describe("the published GTIN of a box", () => {
	const [box, piece, restricted] = ["3760000000024", "3760000000017", "2000000000015"];
	it.each([
		["the box's", { eanBox: box, eanUnit: piece, piecesPerBox: 24 }, box],
		["never that of a piece among many", { eanBox: "", eanUnit: piece, piecesPerBox: 24 }, null],
		["the piece's, which is the box", { eanBox: "", eanUnit: piece, piecesPerBox: 1 }, piece],
		["no code of a shop's own", { eanBox: restricted, eanUnit: "", piecesPerBox: 24 }, null],
		["the other one beside a code of a shop's own", { eanBox: restricted, eanUnit: piece, piecesPerBox: 1 }, piece],
	])("%s", (_case, codes, expected) => expect(publishedGtin(codes)).toBe(expected));
});

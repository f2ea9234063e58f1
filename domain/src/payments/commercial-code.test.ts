import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commercialCodeFor, hasCommercialCodeFormat, typedCode } from "./commercial-code";

describe("spec §5 commercial code", () => {
	it("equals the first 8 hexadecimal characters, in upper case, of a SHA-256 hash of the lower-cased, trimmed customer email", async () => {
		const expected = createHash("sha256").update("pro@demo.fr").digest("hex").slice(0, 8).toUpperCase();
		expect(await commercialCodeFor("  Pro@Demo.fr ")).toBe(expected);
	});

	it("exactly 8 alphanumeric characters, upper-cased as typed, maximum length 8", () => {
		expect(typedCode("ab12cd34ef")).toBe("AB12CD34");
		expect(hasCommercialCodeFormat("AB12CD34")).toBe(true);
		expect(hasCommercialCodeFormat("AB12CD3")).toBe(false);
		expect(hasCommercialCodeFormat("AB12CD3!")).toBe(false);
	});

	it("the separators of a printed code are dropped, not counted", () => {
		for (const typed of ["AB12-CD34", "ab12 cd34", "AB12.CD34", " AB12–CD34 "])
			expect(typedCode(typed)).toBe("AB12CD34");
	});

	it.each([
		["noel-2026", "NOEL-2026"],
		["bea-10", "BEA-10"],
		[" bienvenue 10", "BIENVENUE10"],
	])("%s, which can be no commercial code, stays as a promotion's: %s", (typed, code) => {
		expect(typedCode(typed)).toBe(code);
	});
});

import { describe, expect, it } from "vitest";
import { ssccOf } from "./sscc";

describe("the number of a parcel or pallet", () => {
	it.each([
		// The example of the GS1 General Specifications: prefix 0614141, serial number 1234567890 with extension digit 1.
		["0614141", 1234567890, "106141412345678908"],
		["3760123", 42, "037601230000000420"],
		["3760123456", 7, "037601234560000074"],
		["", 1, "020000000000000015"],
	])("with the prefix %o and the serial number %d is %s", (prefix, serial, sscc) => {
		expect(ssccOf(prefix, serial)).toBe(sscc);
		expect(sscc).toHaveLength(18);
	});

	it("goes on in the extension digit, and ends there", () => {
		expect(ssccOf("3760123456", 1_000_000)).toBe("137601234560000002");
		expect(() => ssccOf("3760123456", 10_000_000)).toThrow(RangeError);
	});
});

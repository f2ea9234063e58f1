import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { orderNumber } from "./order-number";

describe("order number", () => {
	it("is short and readable", () => {
		expect(orderNumber(new Uint8Array([0, 1, 2, 3, 31, 32, 10, 255]))).toBe("CMD-0123-Z0AZ");
	});

	it("does not repeat in 10,000 draws", () => {
		expect(new Set(Array.from({ length: 10_000 }, () => orderNumber(randomBytes(8)))).size).toBe(10_000);
	});

	it("refuses too few bytes", () => {
		expect(() => orderNumber(new Uint8Array(4))).toThrow(RangeError);
	});
});

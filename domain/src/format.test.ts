import { describe, expect, it } from "vitest";
import {
	formatCents,
	formatCount,
	formatDate,
	formatDateTime,
	formatEuros,
	formatInteger,
	formatMark,
	formatMonth,
	formatPiecePrice,
	formatWeight,
} from "./format";

/** Intl separates with U+00A0 and U+202F; the tests care for the figures. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("fr-FR, EUR, Europe/Paris", () => {
	it("amounts", () => {
		expect(plain(formatCents(123450))).toBe("1 234,50 €");
		expect(plain(formatEuros(40))).toBe("40,00 €");
		expect(plain(formatPiecePrice(1.38))).toBe("1,38 €");
		expect(plain(formatPiecePrice(0.0525))).toBe("0,0525 €");
	});

	it("counts and weights", () => {
		expect(plain(formatInteger(1152))).toBe("1 152");
		expect(plain(formatCount(16, "carton"))).toBe("16 cartons");
		expect(plain(formatCount(0, "produit"))).toBe("0 produit");
		expect(plain(formatWeight(40))).toBe("40 g");
		expect([formatMark(4.5), formatMark(3.67), formatMark(5)]).toEqual(["4,5", "3,7", "5"]);
		expect(plain(formatWeight(15_360))).toBe("15,36 kg");
	});

	it("dates in Paris, whatever the machine's zone", () => {
		expect(formatDateTime("2026-11-20T23:30:00Z")).toBe("21/11/2026 00:30");
		expect(formatDate("2026-11-20T10:00:00Z")).toBe("20 novembre 2026");
		expect(formatDate("2026-12-01")).toBe("1er décembre 2026");
		expect(["2026-12-11", "2026-12-21", "2026-12-31"].map(formatDate)).toEqual([
			"11 décembre 2026",
			"21 décembre 2026",
			"31 décembre 2026",
		]);
		expect(formatMonth("2027-06-30")).toBe("juin 2027");
	});
});

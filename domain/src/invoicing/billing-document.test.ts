import { expect, it } from "vitest";
import { dayOf } from "../day";
import { documentNumber, seriesOf } from "./billing-document";

it.each([
	["2026-12-31T22:59:59Z", "FAC-2026"],
	["2026-12-31T23:00:00Z", "FAC-2027"],
	["2027-12-31T23:30:00Z", "FAC-2028"],
	["2028-02-29T12:00:00Z", "FAC-2028"],
])("an invoice issued at %s belongs to the series %s: the year is that of Paris", (moment, series) => {
	expect(seriesOf("FINAL_INVOICE", dayOf(new Date(moment)))).toBe(series);
});

it("each kind has its series, and numbers sort as text", () => {
	expect(seriesOf("DEPOSIT_INVOICE", "2026-11-22")).toBe("ACO-2026");
	expect(seriesOf("CREDIT_NOTE", "2026-11-22")).toBe("AVO-2026");
	expect(documentNumber("FAC-2026", 9) < documentNumber("FAC-2026", 10)).toBe(true);
	expect(documentNumber("FAC-2026", 1)).toBe("FAC-2026-000001");
});

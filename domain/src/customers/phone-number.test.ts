import { expect, it } from "vitest";
import { storedPhone } from "./phone-number";

it.each([
	["06 12 34 56 78", "France", "+33612345678"],
	["06.12.34.56.78", "", "+33612345678"],
	["0612345678", "Suisse", "+33612345678"],
	["+33 (0)6 12 34 56 78", "France", "+33612345678"],
	["0033 6 12 34 56 78", "France", "+33612345678"],
	["+33 6 12 34 56 78", "Belgique", "+33612345678"],
	["0470 12 34 56", "Belgique", "+32470123456"],
	["0470 12 34 56", "be", "+32470123456"],
	["612 345 678", "Espagne", "+34612345678"],
	["06 12345678", "Pays-Bas", "+31612345678"],
	["0151 23456789", "Allemagne", "+4915123456789"],
	["+41 79 123 45 67", "France", "+41791234567"],
	["+377 93 15 29 20", "France", "+37793152920"],
	["0692 12 34 56", "France", "+33692123456"],
	["abc", "France", undefined],
	["", "France", undefined],
	["+", "France", undefined],
	["06 12 34 56", "France", undefined],
	["06 12 34 56 78 9", "France", undefined],
	["+33 6 12 34 56", "France", undefined],
	["+41 79 123 45", "France", undefined],
	["+34 612 345 67", "Espagne", undefined],
	["06 12 34 56 78 ou 06 11 22 33 44", "France", undefined],
	["<script>0612345678</script>", "France", undefined],
])("%j in %j is stored as %s", (typed, country, stored) => {
	expect(storedPhone(typed, country)).toBe(stored);
});

it("leaves a stored number as it is, whatever the country", () => {
	for (const country of ["France", "Belgique", "Allemagne"])
		expect(storedPhone("+32470123456", country)).toBe("+32470123456");
});

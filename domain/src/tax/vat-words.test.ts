import { expect, it } from "vitest";
import { vatLabel } from "./vat-words";

it.each([
	[5.5, 1066, "dont TVA 5,5 % sur 10,66 € HT"],
	[20, 281200, "dont TVA 20 % sur 2 812,00 € HT"],
])("says what the VAT of %d % is taken from", (ratePercent, netCents, words) => {
	expect(vatLabel({ ratePercent, netCents }).replace(/\s/g, " ")).toBe(words);
});

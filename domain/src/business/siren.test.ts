import { expect, it } from "vitest";
import { compactNumber, isSiren, isSiret } from "./siren";

it.each([
	["732829320", true],
	["356000000", true],
	["732829321", false],
	["73282932", false],
	["73282932A", false],
	["000000000", true],
])("SIREN %s: %s", (digits, expected) => expect(isSiren(digits)).toBe(expected));

it.each([
	["73282932000074", true],
	["73282932000075", false],
	["35600000000048", true],
	["35600000009075", true],
	["35600000009076", false],
	["73282932100074", false],
	["7328293200007", false],
])("SIRET %s: %s", (digits, expected) => expect(isSiret(digits)).toBe(expected));

it("takes a number as people write it", () => expect(compactNumber(" 732 829.320-00074 ")).toBe("73282932000074"));

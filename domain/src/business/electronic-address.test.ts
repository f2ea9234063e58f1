import { expect, it } from "vitest";
import { ELECTRONIC_ADDRESS_MESSAGES, electronicAddressFault, normaliseElectronicAddress } from "./electronic-address";

const { form, siren } = ELECTRONIC_ADDRESS_MESSAGES;

it.each([
	["", "732829320", null],
	["732829320", "732829320", null],
	["732829320_73282932000074", "73282932000074", null],
	["732829320_COMPTA-FR.1+2", "732829320", null],
	["552100554", "732829320", siren],
	["732829320", "", siren],
	["732829320/A", "732829320", form],
	["732829320@exemple.fr", "732829320", form],
	[`732829320_${"A".repeat(116)}`, "732829320", form],
])("the electronic address %s of %s: %s", (address, registration, fault) =>
	expect(electronicAddressFault(address, registration)).toBe(fault),
);

it("is stored without spaces", () => expect(normaliseElectronicAddress(" 732 829 320_A\t")).toBe("732829320_A"));

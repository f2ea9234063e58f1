import { expect, it } from "vitest";
import { BUSINESS_MESSAGES, businessFaults, normaliseBusiness, sellerVatFault } from "./business";

const FAIR = { company: "Fêtes et fils", registration: "732 829 320", vatNumber: "FR 44 732829320" };

it.each([
	["a company with all its numbers", {}, {}],
	["a SIRET", { registration: "732 829 320 00074" }, {}],
	["a company without numbers, such as an association", { registration: "", vatNumber: "" }, {}],
	["no name", { company: " " }, { company: BUSINESS_MESSAGES.company }],
	["a wrong SIREN", { registration: "732829321" }, { registration: BUSINESS_MESSAGES.registration }],
	["a wrong VAT number", { vatNumber: "FR45732829320" }, { vatNumber: BUSINESS_MESSAGES.vatNumber }],
	["the VAT number of another SIREN", { registration: "356000000" }, { vatNumber: BUSINESS_MESSAGES.mismatch }],
	["a company of Monaco, whose VAT number holds no SIREN", { vatNumber: "FR 53 000 004 605" }, {}],
	["a VAT number of the Union", { registration: "", vatNumber: "DE136695976" }, {}],
])("%s", (_, changes, faults) => expect(businessFaults({ ...FAIR, ...changes })).toEqual(faults));

it("is normalised", () => {
	expect(normaliseBusiness({ ...FAIR, company: "  Fêtes \n et fils" })).toEqual({
		company: "Fêtes et fils",
		registration: "732829320",
		vatNumber: "FR44732829320",
	});
});

it.each([
	["RCS Avignon 732 829 320", "FR 44 732829320", null],
	["RCS Avignon 732829320", "FR45732829320", BUSINESS_MESSAGES.vatNumber],
	["RCS Avignon 552 100 554", "FR44732829320", BUSINESS_MESSAGES.mismatch],
	["", "FR44732829320", null],
	["RCS Avignon 732 829 320", "", null],
	["Registre de Monaco", "FR53000004605", null],
])("the shop's own VAT number, registered as %j: %j", (registration, vatNumber, fault) => {
	expect(sellerVatFault({ registration, vatNumber })).toBe(fault);
});

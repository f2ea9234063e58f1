import { expect, test } from "vitest";
import { buyerOf } from "./parties";

const order = {
	firstName: "Camille",
	lastName: "Martin",
	street: "3 place aux Aires",
	postalCode: "06130",
	city: "Grasse",
	country: "France",
};
const PRIVATE_PERSON = { company: null, registration: null, vatNumber: null };
const NOWHERE = { billingStreet: null, billingPostalCode: null, billingCity: null, billingCountry: null };

test("a document names the person where the order is a person's", () => {
	expect(buyerOf({ ...order, ...PRIVATE_PERSON, ...NOWHERE })).toMatchObject({
		name: "Camille Martin",
		isProfessional: false,
		siren: null,
		street: "3 place aux Aires",
		country: "FR",
	});
});

test("a document names the company with its numbers, at its billing address, and who of it ordered", () => {
	const company = { company: "Fêtes et Foires SARL", registration: "73282932000074", vatNumber: "FR44732829320" };
	const billing = {
		billingStreet: "1 rue Neuve",
		billingPostalCode: "1000",
		billingCity: "Bruxelles",
		billingCountry: "Belgique",
	};
	expect(buyerOf({ ...order, ...company, ...billing })).toEqual({
		name: "Fêtes et Foires SARL",
		isProfessional: true,
		contact: "Camille Martin",
		siren: "732829320",
		vatNumber: "FR44732829320",
		street: "1 rue Neuve",
		postalCode: "1000",
		city: "Bruxelles",
		country: "BE",
		electronicAddress: "732829320",
	});
	expect(buyerOf({ ...order, ...company, ...NOWHERE })).toMatchObject({ street: "3 place aux Aires", country: "FR" });
});

test("a company is reached at its address of the French directory, which begins with its SIREN", () => {
	const company = { company: "Fêtes et Foires SARL", registration: "73282932000074", vatNumber: "" };
	const addressOf = (electronicAddress: string | null) =>
		buyerOf({ ...order, ...company, ...NOWHERE, electronicAddress }).electronicAddress;
	expect(addressOf("732829320_COMPTA")).toBe("732829320_COMPTA");
	for (const none of [null, "", "552100554_COMPTA"]) expect(addressOf(none)).toBe("732829320");
	expect(buyerOf({ ...order, ...PRIVATE_PERSON, ...NOWHERE })).not.toHaveProperty("electronicAddress");
});

test("a company without numbers has none on its documents", () => {
	const columns = {
		...order,
		...PRIVATE_PERSON,
		...NOWHERE,
		company: "Association du quartier",
		registration: "",
		vatNumber: "",
	};
	expect(buyerOf(columns)).toMatchObject({ siren: null, vatNumber: null });
});

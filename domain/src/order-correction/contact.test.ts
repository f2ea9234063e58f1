import { describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "../orders/order-status";
import { changedContact, contactWords, type OrderContact } from "./contact";
import { correctionRefusal } from "./correctable";

const camille: OrderContact = {
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	street: "12 rue des Confiseurs",
	postalCode: "26200",
	city: "Montélimar",
	country: "France",
	deliveryNotes: null,
	company: null,
	registration: null,
	vatNumber: null,
	billingStreet: null,
	billingPostalCode: null,
	billingCity: null,
	billingCountry: null,
	purchaseOrder: null,
	costCentre: null,
};

describe("what a correction of the contact changes", () => {
	test.each<[string, Partial<OrderContact>, string, isPickup?: boolean]>([
		["nothing", {}, ""],
		["an empty text for none", { deliveryNotes: "", purchaseOrder: "" }, ""],
		["the name", { lastName: "Martin-Roux" }, "nom du destinataire"],
		["the telephone", { phone: "+33698765432" }, "téléphone"],
		[
			"street and postal code, which are one part",
			{ street: "3 quai Sud", postalCode: "26100" },
			"adresse de livraison",
		],
		["a company's number", { company: "Nougats SARL", registration: "732829320" }, "facturation"],
		[
			"several, in the table's order",
			{ billingCity: "Lyon", deliveryNotes: "Quai 2", firstName: "Camélia" },
			"nom du destinataire, instructions de livraison, facturation",
		],
		[
			"address and notes of a pickup",
			{ city: "Lyon", deliveryNotes: "Vers 10 h" },
			"adresse de facturation, instructions pour le retrait",
			true,
		],
	])("%s", (_, change, words, isPickup = false) => {
		expect(contactWords(changedContact(camille, { ...camille, ...change }), isPickup)).toBe(words);
	});
});

test("an order is corrected as long as its goods are here, whatever its payment", () => {
	const open = ORDER_STATUSES.filter((status) => correctionRefusal({ status, hasLeft: false }) === null);
	expect(open).toEqual(["PENDING", "CONFIRMED", "PREPARING"]);
	expect(ORDER_STATUSES.filter((status) => correctionRefusal({ status, hasLeft: true }) === null)).toEqual([]);
	expect(correctionRefusal({ status: "CANCELLED", hasLeft: false })).toMatch(/annulée/);
	expect(correctionRefusal({ status: "SHIPPED", hasLeft: true })).toMatch(/partie/);
});

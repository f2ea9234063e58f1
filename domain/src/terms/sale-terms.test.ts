import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../shop/shop-settings";
import { saleTerms, type TermsFacts, termsParts } from "./sale-terms";

const { phone, email, hours, street, postalCode, city, ...company } = DEFAULT_SETTINGS.shop;
const FACTS: TermsFacts = {
	freeShippingThreshold: 40,
	shippingCost: 4.99,
	shippingOptions: [],
	leavesWithin48h: true,
	deliveryCountries: ["FR"],
	deposit: { isOpen: true, minimum: 20, defaultPercentage: 25 },
	holdMinutes: 30,
	contact: { phone, email, hours, street, postalCode, city },
	company: {
		...company,
		legalName: "Berlingot et fils",
		registration: "RCS Avignon 123 456 789",
		mediator: "CM2C",
		producerIds: "FR123456_01ABCD",
	},
};
const textOf = (facts: TermsFacts) => JSON.stringify(saleTerms(facts)).replace(/[\u00a0\u202f]/g, " ");

describe("L221-5, L221-13: what the confirmation of a sale says", () => {
	it.each([
		[
			"who sells",
			["Berlingot et fils", "RCS Avignon 123 456 789", "12 rue des Berlingots", "bonjour@confiserie.example"],
		],
		["price, delivery and its cost", ["toutes taxes comprises", "4,99 €", "en France métropolitaine", "24-48 h"]],
		[
			"the period and how to withdraw",
			["14 jours après celui de la livraison", "/retractation", "accusé de réception"],
		],
		[
			"what sending back costs, and the refund",
			["les frais de renvoi sont à la charge du client", "au plus tard 14 jours"],
		],
		["what is excluded", ["L221-28"]],
		["the model form", ["Je vous notifie par la présente ma rétractation", "Nom du consommateur", "Signature"]],
		[
			"the notice on guarantees (annex to D211-2)",
			["délai de deux ans à compter de la délivrance", "L. 217-1 à L. 217-32", "amende civile", "vices cachés"],
		],
		["the identifiers of the register of producers (R541-173)", ["FR123456_01ABCD"]],
		["complaints and mediator", ["colis abîmé", "médiateur : CM2C"]],
	])("%s", (_, words) => {
		for (const one of words) expect(textOf(FACTS)).toContain(one);
	});

	it("says nothing of a deposit while deposits are closed", () => {
		const deposit = { ...FACTS.deposit, isOpen: false };
		expect(textOf({ ...FACTS, deposit })).not.toContain("acompte");
	});

	it("is another text once a setting is another", () => {
		expect(textOf({ ...FACTS, shippingCost: 5.99 })).not.toBe(textOf(FACTS));
	});
});

it("a paragraph comes in words and links", () => {
	expect(termsParts("Voir les [mentions légales](/mentions-legales).")).toEqual([
		{ words: "Voir les " },
		{ words: "mentions légales", path: "/mentions-legales" },
		{ words: "." },
	]);
});

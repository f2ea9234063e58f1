import { eachNutrient } from "@confiserie/domain/catalogue/product-fields";
import { productRowSchema } from "@confiserie/domain/contract/product-row";
import { expect, test } from "vitest";
import { berlingot } from "@/lib/testing/admin-products";
import { canHold, copyValues, draftFault, expiryFaults, formValues, rowOf } from "./form-values";

const values = formValues(berlingot);

test("a product goes through the form unchanged", () => {
	const row = productRowSchema.parse(rowOf(values));
	const { stock, ...fields } = row;
	expect(stock).toBe(60);
	expect(berlingot).toMatchObject(fields);
});

test("a copy is a draft without stock and without what names one product alone", () => {
	const copy = copyValues({ ...berlingot, tags: ["PROMO", "BIO"] });
	const own = { reference: "", eanUnit: "", eanBox: "", stock: 0, isPublished: false, tags: ["BIO"] };
	expect(copy).toEqual({ ...values, ...own });
});

test.each([
	["name", "Berlingot", true],
	["stock", null, true],
	["stock", "1,5", false],
	["nutrition", { ...values.nutrition, fat: "0,5" }, false],
	["allergens", "lait, soja", false],
	["gone", "x", false],
])("%s takes a stored %j: %s", (name, value, isTaken) => expect(canHold(name, value)).toBe(isTaken));

test.each([
	[{ reference: "" }, "un brouillon s'enregistre dès qu'il a un nom, une référence et un prix au carton."],
	[
		{ pricePerPieceBox: Number.NaN },
		"Prix au carton, un prix par pièce positif est attendu, avec 4 décimales au plus, par exemple 1,50.",
	],
	[
		{ nutrition: { ...eachNutrient(() => 0), fat: Number.NaN } },
		"Valeurs nutritionnelles, un nombre de 0 à 100 est attendu, avec 3 décimales au plus.",
	],
	[{ ingredients: "", images: [], eanUnit: "" }, null],
])("a draft of %j waits: %s", (change, fault) => expect(draftFault({ ...values, ...change })).toBe(fault));

test("a food past its use-by date cannot be on sale, from the day after on; a draft of it can", () => {
	const dated = { ...values, isPublished: true, durability: "USE_BY" as const, bestBeforeDate: "2027-06-30" };
	expect(expiryFaults(dated, "2027-06-30")).toEqual({});
	const expired = expiryFaults(dated, "2027-07-01");
	expect(expired).toEqual({
		bestBeforeDate: "La date limite de consommation est passée, cette denrée ne peut plus être vendue.",
	});
	expect(expiryFaults({ ...dated, isPublished: false }, "2027-07-01")).toEqual({});
});

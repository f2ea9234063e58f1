import { productRowSchema } from "@confiserie/domain/contract/product-row";
import { expect, test } from "vitest";
import { copyValues, fieldOf, formValues, rowOf, validateProduct } from "./form-values";
import { berlingot } from "./test-data";

const values = formValues(berlingot);

test("a product goes through the form unchanged", () => {
	const row = productRowSchema.parse(rowOf(values));
	const { stock, ...fields } = row;
	expect(stock).toBe(60);
	expect(berlingot).toMatchObject(fields);
});

test("a copy is a draft without stock and without what names one product alone", () => {
	const copy = copyValues({ ...berlingot, tags: ["PROMO", "BIO"] });
	const own = { reference: "", eanUnit: "", eanBox: "", stock: "0", isPublished: false, tags: ["BIO"] };
	expect(copy).toEqual({ ...values, ...own });
});

test("numbers are read as French people type them", () => {
	expect(rowOf({ ...values, pricePerPieceBox: "1 234,50", weightGrams: "12.5", stock: "1\u202f000" })).toMatchObject({
		pricePerPieceBox: 1234.5,
		weightGrams: 12.5,
		stock: 1000,
	});
});

test.each([
	[{ pricePerPieceBox: "gratuit" }, "pricePerPieceBox", "Un prix par pièce positif est attendu"],
	[{ pricePerPieceLayer: "1,60" }, "pricePerPieceLayer", "Le prix à la couche ne peut pas dépasser"],
	[{ boxesPerLayer: "" }, "boxesPerLayer", "Un prix à la couche demande le nombre de cartons par couche."],
	[{ eanUnit: "2000000010015" }, "eanUnit", "clé de contrôle"],
	[{ ingredients: "" }, "ingredients", "obligatoires avant la mise en vente"],
	[{ category: "" }, "category", "Une catégorie est attendue avant la mise en vente."],
	[{ images: [] }, "images", "Une image au moins est attendue avant la mise en vente."],
	[{ stock: "-1" }, "stock", "Un nombre entier de 0 à"],
	[{ nutrition: { ...values.nutrition, fat: "120" } }, "nutrition.fat", "Un nombre de 0 à 100"],
])("%j is refused at its field", (change, field, message) => {
	expect(validateProduct({ ...values, ...change })[field]).toContain(message);
});

test.each([
	["allergens[2]", "allergens"],
	["images[0]", "images"],
	["nutrition.fat", "nutrition.fat"],
	["eanUnit", "eanUnit"],
	["version", undefined],
])("%s of the server is the field %s", (path, field) => expect(fieldOf(path)).toBe(field));

test("a food past its use-by date cannot be on sale, from the day after on; a draft of it can", () => {
	const dated = { ...values, isPublished: true, durability: "USE_BY", bestBeforeDate: "2027-06-30" };
	expect(validateProduct(dated, "2027-06-30")).toEqual({});
	const expired = validateProduct(dated, "2027-07-01");
	expect(expired).toEqual({
		bestBeforeDate: "La date limite de consommation est passée, cette denrée ne peut plus être vendue.",
	});
	expect(validateProduct({ ...dated, isPublished: false }, "2027-07-01")).toEqual({});
});

import { describe, expect, test } from "vitest";
import { newProductSchema } from "./new-product";

/** The product of the specification, and nothing else. */
const SPECIFIED = {
	id: "prod_1",
	name: "Barbe à papa fraise",
	reference: "bap-fra-40",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	imageUrl: "/static/demo/a.webp",
	additionalImages: ["/static/demo/b.webp", "/static/demo/a.webp"],
	description: "Un nuage rose.",
	eanUnit: "2000000010014",
	eanBox: "12000000010011",
	bestBeforeDate: "2027-06-30",
	weightGrams: 40,
	piecesPerBox: 24,
	boxesPerPallet: 48,
	boxesPerLayer: 8,
	stock: 320,
	category: "BARBE_A_PAPA",
	tags: ["VEGAN"],
	isNew: true,
	isPromo: false,
};
const WHOLE = {
	...SPECIFIED,
	vatRate: 20,
	ingredients: "Sucre.",
	allergens: [],
	traces: [],
	nutrition: null,
	legalName: "Sucre filé",
};
const complaints = (body: object) => newProductSchema.safeParse(body).error?.issues.map(({ path }) => path.join("."));

describe("what POST /admin/products makes of a body", () => {
	test("the specified fields alone are a draft with its images, main one first, and its label", () => {
		expect(newProductSchema.parse(SPECIFIED)).toMatchObject({
			reference: "BAP-FRA-40",
			images: ["/static/demo/a.webp", "/static/demo/b.webp"],
			tags: ["VEGAN", "NOUVEAU"],
			eanBox: "12000000010011",
			isPublished: false,
			isFood: true,
			vatRate: 20,
		});
	});

	test("name, reference and price are enough for a draft, and nothing less", () => {
		const least = { name: "Essai", reference: "ESS-1", pricePerPieceBox: 1 };
		expect(newProductSchema.parse(least)).toMatchObject({
			isPublished: false,
			eanUnit: "",
			images: [],
			category: null,
		});
		expect(newProductSchema.parse({ ...least, ingredients: "" })).toMatchObject({ isFood: true });
		for (const name of Object.keys(least)) expect(complaints({ ...least, [name]: undefined })).toEqual([name]);
	});

	test("who wants it on sale hears what lacks, by field", () => {
		expect(complaints({ ...SPECIFIED, isPublished: true })).toEqual([
			"vatRate",
			"ingredients",
			"allergens",
			"traces",
			"nutrition",
		]);
		expect(complaints({ ...WHOLE, isPublished: true, eanUnit: "", imageUrl: "", additionalImages: [] })).toContain(
			"images",
		);
	});

	test("a whole product that leaves out whether it is on sale is judged as before, as one on sale", () => {
		expect(complaints(WHOLE)).toEqual(["storageConditions", "operator", "nutrition"]);
	});
});

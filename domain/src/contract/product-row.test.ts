import { expect, test } from "vitest";
import { productWarnings } from "../catalogue/product-warnings";
import { productRowSchema } from "./product-row";

const ROW = {
	reference: "bap-fra-40",
	name: "Barbe à papa fraise",
	category: "BARBE_A_PAPA",
	tags: ["BIO"],
	organicCode: "FR-BIO-01",
	organicFarming: "Agriculture UE",
	description: "Un nuage rose.",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	weightGrams: 40,
	eanUnit: "2000000010014",
	eanBox: "2900000010017",
	bestBeforeDate: "2027-06-30",
	stock: 320,
	vatRate: 20,
	isFood: true,
	isPublished: true,
	legalName: "Sucre filé",
	ingredients: "Sucre.",
	allergens: [],
	traces: [],
	storageConditions: "À conserver au sec.",
	operator: "Maison Martin, 13100 Aix-en-Provence",
	nutrition: {
		energyKj: 1690,
		energyKcal: 398,
		fat: 0,
		saturates: 0,
		carbohydrates: 99.4,
		sugars: 99.2,
		protein: 0,
		salt: 0.01,
	},
	images: ["/static/demo/a.webp"],
};
const complaints = (changes: object) =>
	productRowSchema.safeParse({ ...ROW, ...changes }).error?.issues.map(({ path }) => path.join(".")) ?? [];

test("the specimen product is right, its reference in upper case", () => {
	expect(productRowSchema.parse(ROW).reference).toBe("BAP-FRA-40");
});

test.each([
	["tiers descending: layer above box", { pricePerPieceLayer: 1.51 }, ["pricePerPieceLayer"]],
	["tiers descending: pallet above layer", { pricePerPiecePallet: 1.39 }, ["pricePerPiecePallet"]],
	["pallet above box, no layer", { pricePerPieceLayer: null, pricePerPiecePallet: 1.51 }, ["pricePerPiecePallet"]],
	["a tier may cost the same", { pricePerPieceLayer: 1.5, pricePerPiecePallet: 1.5 }, []],
	["a layer price needs boxes per layer", { boxesPerLayer: null }, ["boxesPerLayer"]],
	["a pallet price needs boxes per pallet", { boxesPerPallet: null }, ["boxesPerPallet"]],
	["a pallet is more than a layer", { boxesPerPallet: 8 }, ["boxesPerPallet"]],
	["EAN check digits", { eanUnit: "2000000010015", eanBox: "12" }, ["eanUnit", "eanBox"]],
	["a pallet not a multiple of layers is allowed", { boxesPerPallet: 50 }, []],
	["the code of a control body", { organicCode: "Ecocert" }, ["organicCode"]],
	["the place of farming", { organicFarming: "France" }, ["organicFarming"]],
	[
		"what is organic says by whom and where",
		{ tags: ["BIO"], organicCode: "", organicFarming: "" },
		["organicCode", "organicFarming"],
	],
	["both, in any case", { tags: ["BIO"], organicCode: "fr-bio-01", organicFarming: "Agriculture UE" }, []],
	["a draft may wait with them", { tags: ["BIO"], organicCode: "", isPublished: false }, []],
	[
		"days left at delivery are whole and positive",
		{ daysAtDelivery: 0, durability: "SOON" },
		["durability", "daysAtDelivery"],
	],
	["food information before publication", { ingredients: "" }, ["ingredients"]],
	[
		"legal name, storage, operator and nutrition too",
		{ legalName: "", storageConditions: "", operator: "", nutrition: null },
		["legalName", "storageConditions", "operator", "nutrition"],
	],
	["allergens that no ingredient names", { allergens: ["lait"] }, ["ingredients"]],
	["a draft may wait for it", { ingredients: "", isPublished: false }, []],
	["what does not say that it is no food needs it", { ingredients: "", isFood: undefined }, ["ingredients"]],
	["what is no food needs none", { ingredients: "", isFood: false }, []],
	["five decimals", { pricePerPieceBox: 1.50001 }, ["pricePerPieceBox"]],
	["an image twice", { images: ["/static/a.webp", "/static/a.webp"] }, ["images"]],
	["an image elsewhere", { images: ["//ailleurs.example/a.webp"] }, ["images.0"]],
	["a way out of the folder", { images: ["/static/../a.webp"] }, ["images.0"]],
	["the separator of lists", { traces: ["lait|soja"] }, ["traces.0"]],
])("%s", (_, changes, fields) => expect(complaints(changes)).toEqual(fields));

/** In Paris. */
const TODAY = "2026-11-25";

test.each([
	[{ bestBeforeDate: "2026-11-24" }, ["La DDM de cette denrée est passée\u00a0: 24 novembre 2026."]],
	[
		{ bestBeforeDate: "2026-11-24", durability: "USE_BY" as const },
		["La DLC de cette denrée est passée\u00a0: 24 novembre 2026."],
	],
	[{ bestBeforeDate: TODAY }, []],
])("a date that has passed is a warning: %j", (changes, messages) => {
	const row = productRowSchema.parse({ ...ROW, ...changes });
	const found = productWarnings(row, TODAY).filter(({ field }) => field === "bestBeforeDate");
	expect(found.map(({ message }) => message)).toEqual(messages);
});

test("a declared allergen that is none of the fourteen is a warning, since no filter can rely on it", () => {
	const row = productRowSchema.parse({
		...ROW,
		ingredients: "**tomme**, sel",
		allergens: ["tomme"],
		traces: ["divers"],
	});
	const found = productWarnings(row, TODAY).filter(({ message }) => message.includes("quatorze"));
	expect(found.map(({ field }) => field)).toEqual(["allergens", "traces"]);
});

test("an ingredient that leaves an allergen open is a warning until the allergen is declared", () => {
	const row = productRowSchema.parse({ ...ROW, isPublished: false, ingredients: "Farine, sucre." });
	const doubts = (allergens: string[]) =>
		productWarnings({ ...row, allergens }, TODAY).filter(({ message }) => message.includes("peut contenir"));
	expect(doubts([])).toMatchObject([{ field: "ingredients", message: expect.stringContaining("« Farine »") }]);
	expect(doubts(["blé (gluten)"])).toEqual([]);
});

test("a name is stored without bidirectional and zero-width characters, and one that shows nothing is none", () => {
	expect(productRowSchema.parse({ ...ROW, name: "\u202eBarbe\u200b à papa\ufeff" }).name).toBe("Barbe à papa");
	expect(complaints({ name: "\u200b\u2060" })).toEqual(["name"]);
});

test("warnings never refuse: a pallet not a multiple of layers, what a draft still lacks, a best-before date, allergens to confirm", () => {
	const draft = { isPublished: false, ingredients: "Sucre, beurre.", nutrition: null };
	const row = productRowSchema.parse({ ...ROW, ...draft, boxesPerPallet: 50, bestBeforeDate: null });
	expect(productWarnings(row, TODAY).map(({ field }) => field)).toEqual([
		"boxesPerPallet",
		"nutrition",
		"allergens",
		"bestBeforeDate",
	]);
	expect(productWarnings({ ...row, boxesPerPallet: 48, isFood: false }, TODAY)).toEqual([]);
	expect(productWarnings({ ...row, boxesPerPallet: 48, isFood: false, vatRate: 5.5 }, TODAY)).toEqual([
		{ field: "vatRate", message: "Ce qui ne se mange pas relève de la TVA à 20 %." },
	]);
});

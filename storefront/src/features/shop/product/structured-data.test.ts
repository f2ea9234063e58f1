import { type Product, productSchema } from "@confiserie/domain/contract/product";
import { describe, expect, it } from "vitest";
import { productData } from "./structured-data";

const product = productSchema.parse({
	id: "prod_1",
	name: "Barbe à papa",
	reference: "BAP-1",
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: null,
	imageUrl: "/static/demo/bap-1-piece.webp",
	additionalImages: ["/static/demo/bap-1-carton.webp"],
	description: "Un nuage.",
	eanUnit: "3760000000017",
	eanBox: "3760000000024",
	bestBeforeDate: null,
	weightGrams: 40,
	piecesPerBox: 24,
	boxesPerLayer: 8,
	boxesPerPallet: null,
	stock: 4,
	category: "BARBE_A_PAPA",
	tags: [],
	isNew: false,
	isPromo: false,
	price: 36,
	title: "Barbe à papa",
	img: "/static/demo/bap-1-piece.webp",
	vatRate: 5.5,
	ingredients: "Sucre",
	allergens: [],
	traces: [],
	nutrition: null,
});
const now = new Date("2026-11-20T10:00:00Z");
const data = (overrides: Partial<Product> = {}) =>
	productData({ ...product, ...overrides }, "https://shop.example", now);

describe("spec §2 structured product data", () => {
	it("states a validity of one year, the box price, the stock and absolute addresses", () => {
		expect(data()).toMatchObject({
			image: [
				"https://shop.example/static/demo/bap-1-piece.webp",
				"https://shop.example/static/demo/bap-1-carton.webp",
			],
			offers: {
				url: "https://shop.example/products/prod_1",
				price: "36.00",
				priceCurrency: "EUR",
				priceValidUntil: "2027-11-20",
				availability: "https://schema.org/InStock",
			},
		});
		expect(data({ stock: 0 })).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
	});

	it("names the box by its GTIN as feeds do, and leaves out what it does not know", () => {
		expect(data()).toMatchObject({ gtin13: "3760000000024" });
		expect(data({ eanBox: "2000000000015" })).not.toHaveProperty("gtin13");
		const bare = data({ eanBox: "", eanUnit: "", imageUrl: "", additionalImages: [] });
		expect(bare).not.toHaveProperty("gtin13");
		expect(bare).not.toHaveProperty("image");
	});

	it("the rating is what buyers' published reviews come to", () => {
		expect(data({ rating: { average: 4.5, count: 10, demo: false } })).toMatchObject({
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: 4.5,
				reviewCount: 10,
				bestRating: 5,
				worstRating: 1,
			},
		});
	});

	it("without reviews, or with those of the demonstration, no rating is stated", () => {
		expect(data({ rating: { average: 4.5, count: 10, demo: true } })).not.toHaveProperty("aggregateRating");
		expect(data()).not.toHaveProperty("aggregateRating");
	});
});

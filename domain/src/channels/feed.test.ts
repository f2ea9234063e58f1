import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FIRST_CATEGORIES } from "../catalogue/category";
import { checkDigit } from "../catalogue/gtin";
import { DEFAULT_DELIVERY_RULES } from "../delivery/quote";
import { FEED_LIMITS, type FeedProduct, feedItem } from "./feed";

const SHOP = {
	siteUrl: "https://boutique.fr",
	brand: "La Confiserie",
	deliveryRules: DEFAULT_DELIVERY_RULES,
	categories: FIRST_CATEGORIES,
};
const PRODUCT = {
	id: "prod_1",
	name: "Barbe à papa fraise",
	reference: "BAP-FRA-40",
	description: "Un nuage rose.",
	category: "BARBE_A_PAPA",
	imageUrl: "/static/fraise.webp",
	additionalImages: ["/static/b.webp", "https://cdn.exemple.fr/c.webp"],
	eanBox: `376012345678${checkDigit("376012345678")}`,
	piecesPerBox: 24,
	weightGrams: 40,
	pricePerPieceBox: 1.5,
	pricePerPieceLayer: 1.38,
	pricePerPiecePallet: 1.26,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	boxPrices: [
		{ minBoxes: 1, pricePerBoxCents: 3600 },
		{ minBoxes: 8, pricePerBoxCents: 3312 },
	],
	isAvailable: true,
} as unknown as FeedProduct;
const itemOf = (changes: Partial<FeedProduct>) => feedItem({ ...PRODUCT, ...changes }, SHOP);

describe("feedItem", () => {
	it("sells the box: its price incl. VAT, its EAN, its net weight, what its delivery costs", () => {
		expect(itemOf({})).toEqual({
			id: "prod_1",
			title: "Barbe à papa fraise – carton de 24 × 40 g",
			description: "Un nuage rose.",
			link: "https://boutique.fr/products/prod_1",
			imageLink: "https://boutique.fr/static/fraise.webp",
			additionalImageLinks: ["https://boutique.fr/static/b.webp", "https://cdn.exemple.fr/c.webp"],
			isAvailable: true,
			priceCents: 3600,
			brand: "La Confiserie",
			gtin: PRODUCT.eanBox,
			mpn: "BAP-FRA-40",
			netGrams: 960,
			shippingCents: 499,
			productType: "Barbe à papa",
		});
		expect(itemOf({ boxPrices: [{ minBoxes: 1, pricePerBoxCents: 4000 }] })?.shippingCents).toBe(0);
	});

	it("leaves out products without an image, and an unknown net weight", () => {
		expect(itemOf({ imageUrl: "" })).toBeUndefined();
		expect(itemOf({ weightGrams: 0 })).toMatchObject({ netGrams: null, title: "Barbe à papa fraise – carton de 24" });
	});

	it("limits any text to the allowed lengths and to the characters of XML", () => {
		const text = fc.string({ unit: "binary", maxLength: 6000 });
		fc.assert(
			fc.property(text, text, (name, description) => {
				const item = itemOf({ name: `N${name}`, description });
				expect(item?.title.length).toBeLessThanOrEqual(FEED_LIMITS.title);
				expect(item?.description.length).toBeLessThanOrEqual(FEED_LIMITS.description);
				expect(item?.description).not.toBe("");
				expect(item?.title.endsWith("– carton de 24 × 40 g")).toBe(true);
				expect(`${item?.title}${item?.description}`).not.toMatch(/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/u);
			}),
		);
	});
});

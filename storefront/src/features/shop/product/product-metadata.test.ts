import { describe, expect, it } from "vitest";
import { SHOP_PICTURE } from "@/lib/seo/page-metadata";
import { aProduct } from "@/test/product";
import { productMetadata } from "./product-metadata";

describe("what indexes learn of a product", () => {
	it("has its own address, name and picture", () => {
		expect(productMetadata(aProduct({ description: "Un nuage rose." }))).toMatchObject({
			title: "Barbe à papa fraise des bois",
			description: "Un nuage rose.",
			alternates: { canonical: "/products/prod_1" },
			openGraph: { url: "/products/prod_1", images: [{ url: "/static/demo/bap-fra-40-piece.webp" }] },
		});
	});
	it("falls back on the reference and on the shop's picture", () => {
		const metadata = productMetadata(aProduct({ description: "", imageUrl: "" }));
		expect(metadata.description).toBe("Barbe à papa fraise des bois, référence BAP-FRA-40.");
		expect(metadata).toMatchObject({ openGraph: { images: [{ url: SHOP_PICTURE }] } });
	});
});

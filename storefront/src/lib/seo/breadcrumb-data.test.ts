import { describe, expect, it } from "vitest";
import { breadcrumbData } from "./breadcrumb-data";

describe("breadcrumb for search engines", () => {
	it("breadcrumb: Accueil, Produits, then the product", () => {
		const crumbs = [
			{ label: "Accueil", href: "/" },
			{ label: "Produits", href: "/products" },
			{ label: "Barbe à papa" },
		];
		expect(breadcrumbData(crumbs, "/products/prod_1", "https://shop.example")).toMatchObject({
			"@type": "BreadcrumbList",
			itemListElement: [
				{ position: 1, name: "Accueil", item: "https://shop.example/" },
				{ position: 2, name: "Produits", item: "https://shop.example/products" },
				{ position: 3, name: "Barbe à papa", item: "https://shop.example/products/prod_1" },
			],
		});
	});
});

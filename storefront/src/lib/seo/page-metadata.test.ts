import { describe, expect, it } from "vitest";
import { BRAND } from "@/config/brand";
import { pageMetadata, SHOP_PICTURE } from "./page-metadata";

const about = { title: "Qui sommes-nous", description: "Une baraque à sucre.", path: "/about" };

describe("metadata of a public page", () => {
	it("names its one address, for indexes and for shared links", () => {
		const { alternates, openGraph, robots } = pageMetadata(about);
		expect(alternates).toEqual({ canonical: "/about" });
		expect(openGraph).toMatchObject({ url: "/about", title: "Qui sommes-nous", siteName: BRAND.name, locale: "fr_FR" });
		expect(robots).toBeUndefined();
	});
	it("a page that no index should list has no canonical address", () => {
		const { alternates, robots } = pageMetadata({ ...about, isIndexed: false });
		expect(robots).toEqual({ index: false, follow: true });
		expect(alternates).toBeUndefined();
	});
	it("shows the page's image, else the shop's", () => {
		expect(pageMetadata({ ...about, image: "/static/a.webp" }).openGraph?.images).toMatchObject([
			{ url: "/static/a.webp", alt: "Qui sommes-nous" },
		]);
		expect(pageMetadata(about).openGraph?.images).toMatchObject([{ url: SHOP_PICTURE, width: 1200, height: 630 }]);
	});
	it("leaves the home page the title of the shop", () => {
		expect(pageMetadata({ description: "Tout.", path: "/" })).not.toHaveProperty("title");
	});
	it("cuts a long description between words", () => {
		const long = "Guimauve ".repeat(40);
		const short = String(pageMetadata({ ...about, description: long }).description);
		expect(short.length).toBeLessThanOrEqual(160);
		expect(short).toMatch(/Guimauve…$/);
		expect(pageMetadata({ ...about, description: "x".repeat(300) }).description).toHaveLength(160);
	});
});

import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { describe, expect, it } from "vitest";
import { demoReviews } from "./choose";
import { ANY_PRODUCT, BY_CATEGORY } from "./texts";

const now = new Date("2026-11-20T10:00:00Z");
const seeds = Array.from({ length: 200 }, (_, index) => `REF-${index}`);
const cases = seeds.flatMap((seed) =>
	[...FIRST_CATEGORIES.map(({ code }) => code), null].map((category) => ({ seed, category })),
);
const sets = cases.map(({ seed, category }) => demoReviews("prod_1", category, seed, now));

describe("the demo catalogue carries ten demo reviews a product averaging 4.5, marked as demo", () => {
	it("ten, averaging exactly 4.5, whatever the product", () => {
		for (const reviews of sets) {
			expect(reviews).toHaveLength(10);
			expect(reviews.reduce((sum, { rating }) => sum + rating, 0) / 10).toBe(4.5);
			expect(reviews.every(({ is_demo, product_id }) => is_demo && product_id === "prod_1")).toBe(true);
		}
	});

	it("no text and no author twice for one product, all written in the past year", () => {
		for (const reviews of sets) {
			expect(new Set(reviews.map(({ text }) => text)).size).toBe(10);
			expect(new Set(reviews.map(({ author_first_name }) => author_first_name)).size).toBe(10);
			for (const { written_at } of reviews) {
				const ageDays = (now.getTime() - written_at.getTime()) / 86_400_000;
				expect(ageDays).toBeGreaterThan(0);
				expect(ageDays).toBeLessThan(367);
			}
		}
	});

	it("the same for the same product, different from one product to the next", () => {
		expect(demoReviews("p", "BONBONS", "A-1", now)).toEqual(demoReviews("p", "BONBONS", "A-1", now));
		const texts = (seed: string) => demoReviews("p", "BONBONS", seed, now).map(({ text }) => text);
		expect(texts("A-1")).not.toEqual(texts("A-2"));
	});

	it("each text is said once in the pools", () => {
		const texts = [...ANY_PRODUCT, ...Object.values(BY_CATEGORY).flat()].map(({ text }) => text);
		expect(new Set(texts).size).toBe(texts.length);
	});
});

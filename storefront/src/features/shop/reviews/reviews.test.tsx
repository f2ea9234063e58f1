import type { Rating, Review } from "@confiserie/domain/contract/review";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RatingSummary } from "./rating-summary";
import { ReviewsSection } from "./reviews-section";

const rating: Rating = { average: 4.5, count: 10, demo: true };
const review = (index: number, overrides: Partial<Review> = {}): Review => ({
	id: `rev_${index}`,
	rating: 5,
	title: `Titre ${index}`,
	text: `Texte ${index}`,
	authorFirstName: "Camille",
	demo: true,
	createdAt: "2026-10-04T12:00:00.000Z",
	boughtAt: null,
	publishedAt: null,
	answer: null,
	...overrides,
});
const ten = Array.from({ length: 10 }, (_, index) => review(index));

describe("rating of the product page, from stored reviews", () => {
	it("says average and number in words and leads to the reviews", () => {
		render(<RatingSummary rating={rating} />);
		const link = screen.getByRole("link", { name: "4,5 sur 5 10 avis de démonstration" });
		expect(link.getAttribute("href")).toBe("#avis");
	});

	it("one real review is not called a demonstration", () => {
		render(<RatingSummary rating={{ average: 3.67, count: 1, demo: false }} />);
		expect(screen.getByRole("link", { name: "3,7 sur 5 1 avis" })).toBeTruthy();
	});

	it("demonstration reviews are said to be so, plainly", () => {
		render(<ReviewsSection rating={rating} reviews={ten} />);
		expect(screen.getByRole("region", { name: "Avis" })).toBeTruthy();
		expect(screen.getByText("Avis de démonstration")).toBeTruthy();
		expect(screen.getByText(/ils ne viennent pas d'acheteurs/)).toBeTruthy();
		expect(screen.getByText("Lire 6 autres avis")).toBeTruthy();
		expect(screen.getAllByText(/^Texte \d$/)).toHaveLength(10);
	});

	it("buyers' reviews carry no such note; each has its mark, its author, its purchase and the day it was published", () => {
		const bought = { boughtAt: "2026-09-20T12:00:00.000Z", publishedAt: "2026-10-06T12:00:00.000Z" };
		const answer = { text: "Merci, Camille.", answeredAt: "2026-10-07T12:00:00.000Z" };
		const real = [review(1, { demo: false, rating: 3, title: null, ...bought, answer })];
		render(<ReviewsSection rating={{ average: 3, count: 1, demo: false }} reviews={real} />);
		expect(screen.queryByText("Avis de démonstration")).toBeNull();
		expect(screen.getByText("3 sur 5.")).toBeTruthy();
		expect(screen.getByText(/^Avis vérifié : achat du/).textContent).toBe(
			"Avis vérifié\u00a0: achat du 20 septembre 2026",
		);
		expect(screen.getByText("6 octobre 2026").getAttribute("datetime")).toBe(bought.publishedAt);
		expect(screen.getByText("Merci, Camille.")).toBeTruthy();
		expect(screen.getByText(/Du plus récent au plus ancien/)).toBeTruthy();
		expect(screen.getByRole("link", { name: "Comment nous contrôlons les avis" }).getAttribute("href")).toBe("/avis");
		expect(screen.queryByText(/^Lire/)).toBeNull();
	});
});

import { z } from "zod";
import { whole } from "./query-values";

/** Marks a review may give, and how many reviews a page of them holds. */
export const MARKS = { minimum: 1, maximum: 5 } as const;
export const REVIEWS_PAGE_SIZE = 10;

/**
 * What the stored reviews of one product come to. `average` has two decimals at most; `demo` says that they were
 * written for the demonstration. A product without reviews has no rating. Source: ADR 13.
 */
export const ratingSchema = z.object({
	average: z.number().min(MARKS.minimum).max(MARKS.maximum),
	count: z.number().int().positive(),
	demo: z.boolean(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const reviewSchema = z.object({
	id: z.string(),
	rating: z.number().int().min(MARKS.minimum).max(MARKS.maximum),
	title: z.string().nullable(),
	text: z.string(),
	authorFirstName: z.string(),
	demo: z.boolean(),
	/** ISO 8601, the moment at which it was written. */
	createdAt: z.string(),
	/** Additive: when the author ordered the product and when the review was published, ISO 8601; null for a demo review. */
	boughtAt: z.string().nullable(),
	publishedAt: z.string().nullable(),
	/** Additive: the shop's answer. */
	answer: z.object({ text: z.string(), answeredAt: z.string() }).nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** Response of GET /products/{id}/reviews, newest first. */
export const reviewListSchema = z.object({ items: z.array(reviewSchema), totalCount: z.number().int() });
export type ReviewList = z.infer<typeof reviewListSchema>;

/** Query of GET /products/{id}/reviews. */
export const reviewQuerySchema = z.object({
	offset: whole(0, 1_000_000).default(0),
	limit: whole(1, 50).default(REVIEWS_PAGE_SIZE),
});

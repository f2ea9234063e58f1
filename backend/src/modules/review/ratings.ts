import type { Rating, Review, ReviewList } from "@confiserie/domain/contract/review";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { currentEnv } from "../../config/env";

/**
 * Ratings by product id; a product without reviews has none. Demo reviews count in the demo mode alone, and there only
 * while no real review exists: the two are never mixed into one figure. (ADR 0050)
 */
export async function ratingsOf(scope: MedusaContainer, productIds: string[]): Promise<Map<string, Rating>> {
	if (productIds.length === 0) return new Map();
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: RatingRow[] }>(
		`SELECT product_id, is_demo, round(avg(rating), 2)::float AS average, count(*)::int AS count
		FROM product_review WHERE deleted_at IS NULL AND product_id = ANY(?) AND (NOT is_demo OR ?)
		GROUP BY product_id, is_demo ORDER BY is_demo DESC`,
		[productIds, isDemoShop()],
	);
	// Real reviews come last and replace those of the demonstration.
	return new Map(rows.map((row) => [row.product_id, { average: row.average, count: row.count, demo: row.is_demo }]));
}

/** A page of the reviews that make up the product's rating, newest first. */
export async function reviewsOf(
	scope: MedusaContainer,
	productId: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<ReviewList> {
	const rating = (await ratingsOf(scope, [productId])).get(productId);
	if (!rating) return { items: [], totalCount: 0 };
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: ReviewRow[] }>(
		`SELECT id, rating, title, text, author_first_name, is_demo, written_at
		FROM product_review WHERE deleted_at IS NULL AND product_id = ? AND is_demo = ?
		ORDER BY written_at DESC, id LIMIT ? OFFSET ?`,
		[productId, rating.demo, limit, offset],
	);
	return { items: rows.map(toReview), totalCount: rating.count };
}

function toReview(row: ReviewRow): Review {
	return {
		id: row.id,
		rating: row.rating,
		title: row.title,
		text: row.text,
		authorFirstName: row.author_first_name,
		demo: row.is_demo,
		createdAt: row.written_at.toISOString(),
	};
}

const isDemoShop = () => currentEnv().PAYMENTS_MODE === "demo";

interface RatingRow {
	product_id: string;
	is_demo: boolean;
	average: number;
	count: number;
}
interface ReviewRow {
	id: string;
	rating: number;
	title: string | null;
	text: string;
	author_first_name: string;
	is_demo: boolean;
	written_at: Date;
}

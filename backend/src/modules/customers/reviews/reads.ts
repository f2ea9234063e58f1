import type { Review, ReviewList } from "@confiserie/domain/contract/review";
import { commonEnv } from "../../../config/env";
import { one, type Sql } from "../../../lib/database/sql";

/**
 * A lateral relation of `average`, `count` and `is_demo` of the reviews of the product `product` (an SQL expression); no row
 * without reviews. Demo reviews count in the demo mode alone, and there only while no real review exists: the two are
 * never mixed into one figure. (ADR 13)
 */
export const ratingOf = (product: string) => `(
	SELECT is_demo, round(avg(rating), 2)::float AS average, count(*)::int AS count FROM product_review
	WHERE deleted_at IS NULL AND product_id = ${product} AND (NOT is_demo OR ${isDemoShop()})
	GROUP BY is_demo ORDER BY is_demo LIMIT 1)`;

/** A page of the reviews that make up the product's rating, newest first. */
export async function reviewsOf(
	sql: Sql,
	productId: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<ReviewList> {
	const rating = await one<{ isDemo: boolean; count: number }>(
		sql,
		`SELECT is_demo, count FROM (SELECT ?::text AS id) AS wanted CROSS JOIN LATERAL ${ratingOf("wanted.id")} AS rating`,
		[productId],
	);
	if (!rating) return { items: [], totalCount: 0 };
	const { rows } = await sql.raw<{ rows: ReviewRow[] }>(
		`SELECT id, rating, title, text, author_first_name, is_demo, written_at, bought_at, published_at, answer, answered_at
		FROM product_review WHERE deleted_at IS NULL AND product_id = ? AND is_demo = ?
		ORDER BY written_at DESC, id LIMIT ? OFFSET ?`,
		[productId, rating.isDemo, limit, offset],
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
		boughtAt: row.bought_at?.toISOString() ?? null,
		publishedAt: row.published_at?.toISOString() ?? null,
		answer: row.answer && row.answered_at ? { text: row.answer, answeredAt: row.answered_at.toISOString() } : null,
	};
}

const isDemoShop = () => commonEnv().PAYMENTS_MODE === "demo";

interface ReviewRow {
	id: string;
	rating: number;
	title: string | null;
	text: string;
	author_first_name: string;
	is_demo: boolean;
	written_at: Date;
	bought_at: Date | null;
	published_at: Date | null;
	answer: string | null;
	answered_at: Date | null;
}

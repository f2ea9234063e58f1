import type { NewReview } from "@confiserie/domain/contract/reviews";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, one } from "../../../../lib/database/sql";
import { lockCustomer } from "../../../../medusa/accounts/people";
import { ApiFailure } from "../../../foundations/failures";
import { purchaseOf } from "./received-products";

/** Who writes. */
export interface Author {
	customerId: string;
	firstName: string;
}

/**
 * Stores a buyer's review as pending moderation: one review per product. The same text again is the same
 * review; a refused one is replaced by a new one.
 * @throws ApiFailure REVIEW_NOT_BOUGHT, REVIEW_GIVEN
 */
export function giveReview(pool: Knex, review: NewReview, author: Author, now: Date): Promise<void> {
	return inTransaction(pool, async (sql) => {
		// A customer who is being erased just now writes nothing any more.
		if (!(await lockCustomer(sql, author.customerId))) throw new ApiFailure("UNAUTHENTICATED");
		const purchase = await purchaseOf(sql, author.customerId, review.productId);
		if (!purchase) throw new ApiFailure("REVIEW_NOT_BOUGHT");
		const { productId, rating, title, text } = review;
		const existing = await one(
			sql,
			`INSERT INTO buyer_review (id, customer_id, product_id, product_name, order_number, bought_at, author_first_name,
				rating, title, text, submitted_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT ON CONSTRAINT buyer_review_once DO UPDATE SET product_name = excluded.product_name,
				order_number = excluded.order_number, bought_at = excluded.bought_at,
				author_first_name = excluded.author_first_name, rating = excluded.rating, title = excluded.title,
				text = excluded.text, submitted_at = excluded.submitted_at, state = 'OPEN', decided_at = NULL,
				decided_by = NULL, reason = NULL
			WHERE buyer_review.state = 'REFUSED' RETURNING id`,
			[
				generateEntityId(undefined, "rev"),
				author.customerId,
				productId,
				purchase.productName,
				purchase.orderNumber,
				purchase.boughtAt,
				author.firstName,
				rating,
				title || null,
				text,
				now,
			],
		);
		if (existing) return;
		const same = await one(
			sql,
			`SELECT id FROM buyer_review WHERE customer_id = ? AND product_id = ? AND rating = ? AND text = ?
				AND title IS NOT DISTINCT FROM ?`,
			[author.customerId, productId, rating, text, title || null],
		);
		if (!same) throw new ApiFailure("REVIEW_GIVEN");
	});
}

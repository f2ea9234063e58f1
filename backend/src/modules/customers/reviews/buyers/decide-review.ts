import type { AdminReview, ReviewDecision } from "@confiserie/domain/contract/reviews";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../../lib/database/sql";
import { accountHolder } from "../../../../medusa/accounts/people";
import { type Administrator, noted } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { queueMail } from "../../../foundations/mail";
import { readReview } from "./list-reviews";
import { recordReview } from "./record-review";

/**
 * Publishes a review on its product's page, or refuses it and tells its author why; what was published can still be refused,
 * and leaves the page. Publishing twice is once.
 * @throws ApiFailure REVIEW_NOT_FOUND, REVIEW_DECIDED
 */
export function decideReview(
	pool: Knex,
	id: string,
	decision: ReviewDecision,
	by: Administrator,
	now: Date,
): Promise<AdminReview> {
	return inTransaction(pool, async (sql) => {
		const found = await one(sql, "SELECT id FROM buyer_review WHERE id = ? FOR UPDATE", [id]);
		if (!found) throw new ApiFailure("REVIEW_NOT_FOUND");
		const review = await readReview(sql, id);
		if (decision.decision === "PUBLISH") {
			if (review.state === "PUBLISHED") return review;
			if (review.state !== "OPEN") throw new ApiFailure("REVIEW_DECIDED");
			await publish(sql, id, by, now);
			await recordReview(sql, by, "review.published", review, {});
		} else {
			if (review.state === "REFUSED") throw new ApiFailure("REVIEW_DECIDED");
			await refuse(sql, review, decision.reason, by, now);
			await recordReview(sql, by, "review.refused", review, noted({ reason: decision.reason }));
		}
		return readReview(sql, id);
	});
}

async function publish(sql: Knex.Transaction, id: string, by: Administrator, now: Date): Promise<void> {
	await sql.raw("UPDATE buyer_review SET state = 'PUBLISHED', decided_at = ?, decided_by = ? WHERE id = ?", [
		now,
		by.customerId,
		id,
	]);
	await sql.raw(
		`INSERT INTO product_review (id, product_id, rating, title, text, author_first_name, is_demo, written_at, bought_at,
			published_at)
		SELECT id, product_id, rating, title, text, author_first_name, false, submitted_at, bought_at, decided_at
		FROM buyer_review WHERE id = ?`,
		[id],
	);
}

async function refuse(
	sql: Knex.Transaction,
	{ id, productName, text }: AdminReview,
	reason: string,
	by: Administrator,
	now: Date,
): Promise<void> {
	const refused = await one<{ customerId: string }>(
		sql,
		`UPDATE buyer_review SET state = 'REFUSED', decided_at = ?, decided_by = ?, reason = ? WHERE id = ?
		RETURNING customer_id`,
		[now, by.customerId, reason, id],
	);
	await sql.raw("DELETE FROM product_review WHERE id = ?", [id]);
	const author = refused && (await accountHolder(sql, refused.customerId));
	if (!author?.email) return;
	await queueMail(sql, {
		// A rewritten review can be refused again.
		key: `review-refused:${id}:${now.toISOString()}`,
		to: author.email,
		template: "review-refused",
		data: { firstName: author.firstName, productName, text, reason },
	});
}

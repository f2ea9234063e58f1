import type { AdminReview } from "@confiserie/domain/contract/reviews";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { inTransaction, one } from "../../../../lib/database/sql";
import type { Administrator } from "../../../foundations/audit";
import { ApiFailure } from "../../../foundations/failures";
import { readReview } from "./list-reviews";
import { recordReview } from "./record-review";

/** Puts the shop's answer under a published review, in place of an earlier one; empty takes it back. @throws ApiFailure REVIEW_NOT_FOUND */
export function answerReview(
	pool: Knex,
	id: string,
	answer: string,
	by: Administrator,
	now: Date,
): Promise<AdminReview> {
	return inTransaction(pool, async (sql) => {
		const before = await readReview(sql, id);
		const answered = await one(sql, "UPDATE product_review SET answer = ?, answered_at = ? WHERE id = ? RETURNING id", [
			answer || null,
			answer ? now : null,
			id,
		]);
		if (!answered) throw new ApiFailure("REVIEW_NOT_FOUND");
		await recordReview(sql, by, "review.answered", before, {
			answer: { from: before.answer, to: answer || null },
		});
		return readReview(sql, id);
	});
}

import { model } from "@medusajs/framework/utils";

/** What one buyer thought of a product, published: what waits or was refused is in `buyer_review` alone. A demo review was written by us and never counts beside a real one. */
export const ProductReview = model
	.define("product_review", {
		id: model.id({ prefix: "rev" }).primaryKey(),
		product_id: model.text(),
		/** Whole marks from 1 to 5. */
		rating: model.number(),
		title: model.text().nullable(),
		text: model.text(),
		author_first_name: model.text(),
		is_demo: model.boolean().default(false),
		/** When the author wrote it; the row itself may be younger, after an import. */
		written_at: model.dateTime(),
		/** When its author ordered the product, and when it was published; null for a demo review. */
		bought_at: model.dateTime().nullable(),
		published_at: model.dateTime().nullable(),
		/** What the shop answers in public. */
		answer: model.text().nullable(),
		answered_at: model.dateTime().nullable(),
	})
	.indexes([{ on: ["product_id", "written_at"], where: "deleted_at IS NULL" }])
	.checks([{ name: "CK_review_rating", expression: "rating BETWEEN 1 AND 5" }]);

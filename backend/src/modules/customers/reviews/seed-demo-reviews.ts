import { codeOfSlug } from "@confiserie/domain/catalogue/category";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shopTime } from "../../../lib/database/clock";
import { categoriesOf } from "../../../medusa/products/categories";
import { demoReviews } from "./demo/choose";
import { REVIEW_MODULE } from "./key";
import type ReviewModuleService from "./service";

/** Products a write; ten reviews each. */
const BATCH = 50;

/** Gives ten demo reviews to every product that has no review at all. Returns how many were written. */
export async function seedDemoReviews(scope: MedusaContainer, now = shopTime()): Promise<number> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: Unreviewed[] }>(
		`SELECT packaging.product_id, packaging.reference, ${categoriesOf("packaging.product_id")} AS handles
		FROM product_packaging packaging
		WHERE packaging.deleted_at IS NULL
			AND NOT EXISTS (SELECT 1 FROM product_review review WHERE review.product_id = packaging.product_id)
		ORDER BY packaging.reference`,
	);
	const reviews = rows.flatMap(({ product_id, reference, handles: [handle] }) =>
		demoReviews(product_id, handle === undefined ? null : codeOfSlug(handle), reference, now),
	);
	const service = scope.resolve<ReviewModuleService>(REVIEW_MODULE);
	for (let start = 0; start < reviews.length; start += BATCH * 10) {
		await service.createProductReviews(reviews.slice(start, start + BATCH * 10));
	}
	return reviews.length;
}

interface Unreviewed {
	product_id: string;
	reference: string;
	handles: string[];
}

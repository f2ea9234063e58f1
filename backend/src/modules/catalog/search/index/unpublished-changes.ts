import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isInCategory } from "../../../../medusa/products/categories";
import { PRODUCTS_EVER } from "../../../../medusa/products/products";

/** As many as one run publishes, so that it is never felt; the next one goes on. */
const LIMIT = 100;

/**
 * Ids of products that the search has in another state than they are in, or on sale where they are not, or the contrary:
 * changes that no event announced; last those whose row is provisional. States are compared, not clocks; those of the driver
 * have milliseconds.
 */
export async function unpublishedChanges(scope: MedusaContainer): Promise<string[]> {
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: { id: string }[] }>(UNPUBLISHED, [LIMIT]);
	return rows.map(({ id }) => id);
}

const UNPUBLISHED = `
	SELECT product.id FROM ${PRODUCTS_EVER} product
		LEFT JOIN product_packaging packaging ON packaging.product_id = product.id AND packaging.deleted_at IS NULL
		LEFT JOIN product_search found ON found.id = product.id
		CROSS JOIN LATERAL (SELECT product.is_published AND packaging.id IS NOT NULL
			AND ${isInCategory("product.id")} AS is_on_sale) state
	WHERE is_on_sale <> (found.id IS NOT NULL)
		OR date_trunc('milliseconds', product.updated_at) <> found.product_at
		OR date_trunc('milliseconds', packaging.updated_at) <> found.packaging_at
		OR (found.id IS NOT NULL AND found.packaging_at IS NULL)
	ORDER BY found.id IS NOT NULL AND found.packaging_at IS NULL, product.id LIMIT ?`;

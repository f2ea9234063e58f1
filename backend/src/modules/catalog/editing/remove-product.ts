import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { rows } from "../../../lib/database/sql";
import { isSoldInMedusa } from "../../../medusa/orders/lines";
import { ApiFailure, existing } from "../../foundations/failures";
import { PACKAGING_MODULE, type PackagingModuleService, readAdminProduct } from "../products";
import { PRODUCT_SEARCH_MODULE, type ProductSearchService, refreshProducts } from "../search";
import { changeCatalogue, type Editor, recordChange } from "./editor";

/**
 * Deletes a product that no order names and frees its reference. Off the shelf first, so that no order can begin
 * between the check and the deletion. Throws PRODUCT_NOT_FOUND and PRODUCT_IN_ORDERS. Source: accounts spec §8.
 */
export function removeProduct(scope: MedusaContainer, editor: Editor, id: string): Promise<void> {
	return changeCatalogue(scope, async (sql) => {
		const product = existing(await readAdminProduct(sql, id), "PRODUCT_NOT_FOUND");
		const isOrdered = async () => (await orderedOf(sql, [id])).size > 0;
		if (await isOrdered()) throw new ApiFailure("PRODUCT_IN_ORDERS");
		await scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE).remove([id]);
		if (await isOrdered()) {
			await refreshProducts(scope, [id]);
			throw new ApiFailure("PRODUCT_IN_ORDERS");
		}
		await deleteProductsWorkflow(scope).run({ input: { ids: [id] } });
		await scope.resolve<PackagingModuleService>(PACKAGING_MODULE).softDeleteProductPackagings({ product_id: id });
		await recordChange(sql, editor, "product.deleted", product, undefined);
	});
}

/** Those of some products that are in an order of the order service or, made in Medusa Admin, of Medusa. */
export async function orderedOf(sql: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const found = await rows<{ id: string }>(
		sql,
		`SELECT id FROM unnest(?::text[]) AS asked (id) WHERE EXISTS (SELECT 1 FROM order_book_line WHERE product_id = asked.id)
			OR ${isSoldInMedusa("asked.id")}`,
		[ids],
	);
	return new Set(found.map(({ id }) => id));
}

import { CURRENCY } from "@confiserie/domain/money";
import { ORDER_TYPES, UNITS } from "@confiserie/domain/prices/tier-price";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { type Columns, insertRecords } from "../../../lib/database/insert-records";
import { newId } from "../../../lib/new-id";
import {
	type InsertedProduct,
	insertProducts as insertIntoMedusa,
	type NewProduct,
} from "../../../medusa/products/insert-products";
import { quantity } from "../../../medusa/twins";
import { priceColumn, type SaveRow, type ShopFrame, writeNewColumns } from "../products";
import { content, handleOf, NEW_VARIANT, OPTION, statusOf, variant } from "./steps/plan-save";

/**
 * Writes new products straight into Medusa's tables and ours, all rows or none: what `saveProductsWorkflow` writes, in
 * a hundredth of the time, for files of thousands. A test compares both row by row in every table, so that a Medusa
 * release that writes something new is noticed. Announces nothing. Returns the ids of the products.
 */
export async function insertProducts(database: Knex, frame: ShopFrame, rows: SaveRow[]): Promise<string[]> {
	return database.transaction(async (sql) => {
		const inserted = await insertIntoMedusa(
			sql,
			frame,
			rows.map((row) => newProductOf(row, frame)),
		);
		const packaging = rows.flatMap((row, index) => (inserted[index] ? [packagingOf(row, inserted[index])] : []));
		await insertRecords(sql, "product_packaging", packaging);
		return inserted.map(({ productId }) => productId);
	});
}

function newProductOf(row: SaveRow, frame: ShopFrame): NewProduct {
	const { images, category_ids, tag_ids, ...said } = content(row, frame);
	const { prices, ...box } = variant(row);
	return {
		...said,
		handle: handleOf(row),
		status: statusOf(row),
		imageUrls: images.map(({ url }) => url),
		categoryIds: category_ids,
		tagIds: tag_ids,
		option: OPTION,
		variant: { ...NEW_VARIANT, ...box },
		prices,
		currency: CURRENCY,
		stocked: row.stock ?? 0,
		taxRateId: row.vatRate === 5.5 ? frame.reducedVatRateId : undefined,
	};
}

function packagingOf(row: SaveRow, { productId, variantId, inventoryItemId }: InsertedProduct): Columns {
	return {
		id: newId("pkg"),
		product_id: productId,
		variant_id: variantId,
		inventory_item_id: inventoryItemId,
		...writeNewColumns(row),
		...Object.assign({}, ...ORDER_TYPES.map((tier) => quantity(priceColumn(tier), row[UNITS[tier].price] ?? null))),
	};
}

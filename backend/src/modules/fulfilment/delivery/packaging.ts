import { codeOfSlug } from "@confiserie/domain/catalogue/category";
import type { LoadedLine } from "@confiserie/domain/delivery/load";
import { rows, type Sql } from "../../../lib/database/sql";
import { categoriesOf } from "../../../medusa/products/categories";

/** How a product is packed and stacked, and its French VAT percentage. */
export interface Packaging extends Omit<LoadedLine, "boxes"> {
	vatRate: number;
}

/** Packaging by product, on sale or not; products without packaging are left out. */
export async function packagingOf(sql: Sql, productIds: readonly string[]): Promise<Map<string, Packaging>> {
	const found = await rows<Packaging & { productId: string; handle: string | null }>(
		sql,
		`select product_id, pieces_per_box, boxes_per_layer, boxes_per_pallet, preparation_days, vat_rate::float8 as vat_rate,
				coalesce(weight_grams, 0)::float8 as weight_grams, is_unstackable,
				(${categoriesOf("product_packaging.product_id")})[1] as handle
			from product_packaging where product_id = any(?) and deleted_at is null`,
		[productIds],
	);
	return new Map(
		found.map(({ handle, ...packaging }) => [
			packaging.productId,
			{ ...packaging, category: handle && codeOfSlug(handle) },
		]),
	);
}

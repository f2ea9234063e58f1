import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import {
	PACKAGING_MODULE,
	type PackagingModuleService,
	type ProductPackaging,
	required,
	type SaveRow,
	writeColumns,
	writeNewColumns,
} from "../../products";

/** Medusa's ids of a saved product. */
export interface SavedProduct {
	reference: string;
	productId: string;
	variantId: string;
	inventoryItemId: string;
}

type Previous = { createdIds: string[]; changed: InferTypeOf<typeof ProductPackaging>[] };

/** Writes the packaging row of each product, once Medusa knows the products. Puts the former rows back on failure. */
export const savePackagingStep = createStep(
	"save-packaging",
	async (rows: SaveRow[], { container }): Promise<StepResponse<SavedProduct[], Previous>> => {
		const packaging = container.resolve<PackagingModuleService>(PACKAGING_MODULE);
		const saved = await savedProducts(container, rows);
		const previous = await packaging.listProductPackagings(
			{ product_id: saved.map(({ productId }) => productId) },
			{ take: rows.length },
		);
		const idOf = new Map(previous.map((row) => [row.product_id, row.id]));
		const values = rows.map((row, index) => {
			const ids = required(saved[index], `variant ${row.reference}`);
			return {
				id: idOf.get(ids.productId),
				product_id: ids.productId,
				variant_id: ids.variantId,
				inventory_item_id: ids.inventoryItemId,
				...(idOf.has(ids.productId)
					? writeColumns(row)
					: { ...writeNewColumns(row), request_id: row.requestId ?? null }),
			};
		});
		const created = await packaging.createProductPackagings(values.filter((value) => !value.id));
		await packaging.updateProductPackagings(values.filter((value) => value.id));
		return new StepResponse(saved, { createdIds: created.map((row) => row.id), changed: previous });
	},
	async (previous, { container }) => {
		if (!previous) return;
		const packaging = container.resolve<PackagingModuleService>(PACKAGING_MODULE);
		await packaging.deleteProductPackagings(previous.createdIds);
		await packaging.updateProductPackagings(
			previous.changed.map(({ created_at, updated_at, deleted_at, ...row }) => row),
		);
	},
);

async function savedProducts(scope: MedusaContainer, rows: SaveRow[]): Promise<SavedProduct[]> {
	const query = scope.resolve(ContainerRegistrationKeys.QUERY);
	const { data } = await query.graph({
		entity: "product_variant",
		fields: ["id", "sku", "product_id", "inventory_items.inventory_item_id"],
		filters: { sku: rows.map((row) => row.reference) },
	});
	const found = new Map(data.map((variant) => [variant.sku, variant]));
	return rows.map(({ reference }) => {
		const variant = required(found.get(reference), `variant ${reference}`);
		return {
			reference,
			productId: required(variant.product_id, `product ${reference}`),
			variantId: variant.id,
			inventoryItemId: required(variant.inventory_items?.[0]?.inventory_item_id, `inventory item ${reference}`),
		};
	});
}

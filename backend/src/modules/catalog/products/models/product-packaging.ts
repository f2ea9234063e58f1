import { model } from "@medusajs/framework/utils";

/**
 * What the trade needs to know of a product and Medusa has no field for: packaging figures, per-piece tier prices (EUR
 * incl. VAT), EANs and food information. One row a product; Medusa's own variant prices are written from it and never
 * the other way round.
 */
export const ProductPackaging = model
	.define("product_packaging", {
		id: model.id({ prefix: "pkg" }).primaryKey(),
		product_id: model.text(),
		variant_id: model.text(),
		inventory_item_id: model.text(),
		/** The merchant's reference, also the variant's SKU. Upper case. */
		reference: model.text(),
		ean_unit: model.text(),
		ean_box: model.text(),
		pieces_per_box: model.number(),
		boxes_per_layer: model.number().nullable(),
		boxes_per_pallet: model.number().nullable(),
		price_per_piece_box: model.bigNumber(),
		price_per_piece_layer: model.bigNumber().nullable(),
		price_per_piece_pallet: model.bigNumber().nullable(),
		/** Net weight of one piece. */
		weight_grams: model.float(),
		/** ISO day "2027-06-30": a day on a pack, without a time zone. */
		best_before_date: model.text().nullable(),
		/** Percentage included in the prices: 20 or 5.5. */
		vat_rate: model.float(),
		/** False for non-food, which needs no food information. */
		is_food: model.boolean().default(true),
		ingredients: model.text(),
		allergens: model.array(),
		traces: model.array(),
		/** Nutrition per 100 g, as in the product contract. */
		nutrition: model.json().nullable(),
		legal_name: model.text().default(""),
		storage_conditions: model.text().default(""),
		operator: model.text().default(""),
		origin: model.text().default(""),
		/** Whether a consumer may withdraw from its purchase, as in the domain. */
		withdrawal_right: model.text().default("FREE"),
		/** Of what is organic: code of the control body, and where it was farmed. */
		organic_code: model.text().default(""),
		organic_farming: model.text().default(""),
		/** Which date of durability `best_before_date` is, as in the domain. */
		durability: model.text().default("BEST_BEFORE"),
		days_at_delivery: model.number().nullable(),
		/** Working days until it leaves; null: as long as the shop's own preparation. */
		preparation_days: model.number().nullable(),
		/** Its layers share no pallet with other products. */
		is_unstackable: model.boolean().default(false),
		/** Of the call that made it; null for what came otherwise. */
		request_id: model.text().nullable(),
	})
	.indexes([
		{ name: "UQ_product_packaging_product_id", on: ["product_id"], unique: true, where: "deleted_at IS NULL" },
		{ name: "UQ_product_packaging_reference", on: ["reference"], unique: true, where: "deleted_at IS NULL" },
		{ name: "UQ_product_packaging_request_id", on: ["request_id"], unique: true, where: "deleted_at IS NULL" },
		{ on: ["variant_id"], where: "deleted_at IS NULL" },
		{ on: ["inventory_item_id"], where: "deleted_at IS NULL" },
		{ on: ["ean_unit"], where: "deleted_at IS NULL" },
		{ on: ["ean_box"], where: "deleted_at IS NULL" },
	])
	.checks([
		{ name: "CK_packaging_pieces", expression: "pieces_per_box > 0" },
		{ name: "CK_packaging_layer", expression: "boxes_per_layer IS NULL OR boxes_per_layer > 1" },
		{ name: "CK_packaging_pallet", expression: "boxes_per_pallet IS NULL OR boxes_per_pallet > 1" },
		{ name: "CK_packaging_price", expression: "price_per_piece_box > 0" },
	]);

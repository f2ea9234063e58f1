import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { ITEM_OF_LEVEL } from "../../../../medusa/inventory/levels";
import { ITEM_OF_RESERVATION } from "../../../../medusa/inventory/reservations";
import { PRODUCTS_OF_CATEGORY } from "../../../../medusa/products/products";

/** For each of Medusa's events that a product's page may show: how to get from its id to the products. */
const PRODUCTS_OF: Record<string, string> = {
	"product-variant": "SELECT product_id FROM product_packaging WHERE variant_id = ?",
	"product-category": PRODUCTS_OF_CATEGORY,
	"inventory-level": `SELECT product_id FROM product_packaging WHERE inventory_item_id = (${ITEM_OF_LEVEL})`,
	"reservation-item": `SELECT product_id FROM product_packaging WHERE inventory_item_id = (${ITEM_OF_RESERVATION})`,
};

const CHANGES = ["created", "updated", "deleted"];

/** Names of the events that `affectedProducts` understands. */
export const PRODUCT_EVENTS = ["product", ...Object.keys(PRODUCTS_OF)].flatMap((subject) =>
	CHANGES.map((change) => `${subject}.${change}`),
);

/** Ids of the products that an event speaks of; none for an event without a usable id. */
export async function affectedProducts(
	scope: MedusaContainer,
	event: { name: string; data: { id?: string } },
): Promise<string[]> {
	const subject = event.name.split(".")[0] ?? "";
	const { id } = event.data;
	if (!id) return [];
	if (subject === "product") return [id];
	const sql = PRODUCTS_OF[subject];
	if (!sql) return [];
	const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
	const { rows } = await database.raw<{ rows: { product_id: string }[] }>(sql, [id]);
	return rows.map((row) => row.product_id);
}

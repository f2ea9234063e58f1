import { randomUUID } from "node:crypto";
import { db } from "./api";
import { quantityColumns } from "./medusa-rows";
import type { TestProduct } from "./ordering";

/** What a channel sells on; columns of channel_terms. */
interface Terms {
	assortment?: "CATEGORIES" | "PRODUCTS";
	categories?: string[];
	prices?: "FACTOR" | "LIST";
	price_percent?: number;
	price_list_id?: string;
	stock?: "LOCATION" | "SHARE";
	stock_location_id?: string;
	stock_percent?: number;
}

/** Another sales channel of Medusa; returns its id. */
export async function newChannel({ isDisabled = false, ...terms }: Terms & { isDisabled?: boolean } = {}) {
	const id = `sc_${randomUUID()}`;
	const name = `Canal d'essai ${id.slice(3, 11)}`;
	await db().query("insert into sales_channel (id, name, is_disabled) values ($1, $2, $3)", [id, name, isDisabled]);
	// When a product changes, the shop writes its prices after the percentage into the channel's list.
	const list = `plist_${randomUUID()}`;
	await db().query(
		`insert into price_list (id, title, description, type, status, rules_count)
		values ($1, 'Essai', 'Essai', 'override', 'draft', 1)`,
		[list],
	);
	// Without its rule an active list applies to every channel.
	await db().query("insert into price_list_rule (id, price_list_id, attribute, value) values ($1, $2, $3, $4)", [
		`plrule_${randomUUID()}`,
		list,
		"sales_channel_id",
		JSON.stringify([id]),
	]);
	const row = { sales_channel_id: id, updated_at: new Date(), price_list_id: list, ...terms };
	const names = Object.keys(row);
	await db().query(
		`insert into channel_terms (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
		Object.values(row),
	);
	return id;
}

/** A price list that Medusa applies, with these prices of a product in EUR a box; returns its id. */
export async function newPriceList(
	product: TestProduct,
	prices: readonly { amount: number; from?: number }[],
	status: "active" | "draft" = "active",
): Promise<string> {
	const list = `plist_${randomUUID()}`;
	await db().query(
		"insert into price_list (id, title, description, type, status) values ($1, 'Essai', 'Essai', 'override', $2)",
		[list, status],
	);
	const variant = product.id.replace("prod_", "variant_");
	const set = `pset_${randomUUID()}`;
	await db().query("insert into price_set (id) values ($1)", [set]);
	await db().query("insert into product_variant_price_set (id, variant_id, price_set_id) values ($1, $2, $3)", [
		`pvps_${randomUUID()}`,
		variant,
		set,
	]);
	for (const { amount, from } of prices) {
		const columns = { ...quantityColumns("amount", amount), ...(from ? quantityColumns("min_quantity", from) : {}) };
		const row = {
			id: `price_${randomUUID()}`,
			price_set_id: set,
			price_list_id: list,
			currency_code: "eur",
			...columns,
		};
		const names = Object.keys(row);
		await db().query(
			`insert into price (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
			Object.values(row),
		);
	}
	return list;
}

/** Puts a product into a category, by its slug. */
export async function shelve(product: TestProduct, slug: string): Promise<void> {
	await db().query(
		`insert into product_category_product (product_id, product_category_id)
			select $1, id from product_category where handle = $2`,
		[product.id, slug],
	);
}

/** Another stock location with that many boxes of a product; returns its id. */
export async function newLocation(product: Pick<TestProduct, "inventoryItemId">, boxes: number): Promise<string> {
	const id = `sloc_${randomUUID()}`;
	await db().query("insert into stock_location (id, name) values ($1, $2)", [id, `Dépôt ${id.slice(5, 13)}`]);
	const row = {
		id: `ilev_${randomUUID()}`,
		inventory_item_id: product.inventoryItemId,
		location_id: id,
		...quantityColumns("stocked_quantity", boxes),
		...quantityColumns("reserved_quantity", 0),
		...quantityColumns("incoming_quantity", 0),
	};
	const names = Object.keys(row);
	await db().query(
		`insert into inventory_level (${names.join(", ")}) values (${names.map((_, index) => `$${index + 1}`).join(", ")})`,
		Object.values(row),
	);
	return id;
}

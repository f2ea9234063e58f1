import { findTag } from "@confiserie/domain/catalogue/tags";
import { toEuros } from "@confiserie/domain/money";
import type { Benefit, Promotion } from "@confiserie/domain/promotions/promotion";
import { generateEntityId } from "@medusajs/framework/utils";
import { insertRecords } from "../../lib/database/insert-records";
import { oneNumber, rows, type Sql } from "../../lib/database/sql";
import { quantity } from "../twins";

/** Replaces what Medusa Admin and the Store API show of a promotion: its code, its state and what it gives. */
export async function projectPromotion(
	sql: Parameters<typeof insertRecords>[0],
	{
		id,
		code,
		isAutomatic,
		isPaused,
		benefit,
		limit,
		createdAt,
		updatedAt,
	}: Promotion & { createdAt: Date; updatedAt: Date },
): Promise<void> {
	const stamps = { created_at: createdAt, updated_at: updatedAt };
	// Foreign keys delete the rows that refer to the former one.
	const used = await oneNumber(sql, "delete from promotion where id = ? returning used", [id]);
	await insertRecords(sql, "promotion", [
		{
			id,
			code,
			limit,
			used,
			status: isPaused ? "inactive" : "active",
			type: benefit.kind === "buy_get" ? "buyget" : "standard",
			is_automatic: isAutomatic,
			is_tax_inclusive: true,
			...stamps,
		},
	]);
	const method = { id: generateEntityId(undefined, "proappmet"), promotion_id: id, currency_code: "eur" };
	await insertRecords(sql, "promotion_application_method", [{ ...method, ...methodOf(benefit), ...stamps }]);
}

function methodOf(benefit: Benefit) {
	const share = { type: "percentage", target_type: "items", allocation: "across" };
	switch (benefit.kind) {
		case "percentage":
			return { ...share, ...quantity("value", benefit.percent) };
		case "amount":
			return {
				...share,
				type: "fixed",
				allocation: benefit.per === "box" ? "each" : "across",
				...quantity("value", toEuros(benefit.cents)),
			};
		case "free_shipping":
			return { ...share, target_type: "shipping_methods", ...quantity("value", 100) };
		case "buy_get":
			return {
				...share,
				allocation: "each",
				...quantity("value", 100),
				apply_to_quantity: benefit.freeBoxes,
				buy_rules_min_quantity: benefit.buyBoxes,
			};
	}
}

/** Writes what Medusa Admin shows as the uses of a promotion. */
export async function noteUses(sql: Sql, id: string, used: number): Promise<void> {
	await sql.raw("update promotion set used = ? where id = ?", [used, id]);
}

/** Takes a promotion away, as Medusa does it: its row stays, and the code is free. */
export async function hidePromotion(sql: Sql, id: string, now: Date): Promise<void> {
	await sql.raw("update promotion set deleted_at = ? where id = ?", [now, id]);
}

/** What promotions choose by: categories and tags of products, groups of a customer. */
export function labelsOf(sql: Sql, productIds: readonly string[]) {
	return rows<{ productId: string; categoryIds: string[]; tagIds: string[] }>(
		sql,
		`select id as product_id,
			array(select product_category_id from product_category_product where product_id = product.id) as category_ids,
			array(select product_tag_id from product_tags where product_id = product.id) as tag_ids
			from product where id = any(?)`,
		[productIds],
	);
}

/** Everything that a promotion can be limited to, by name. */
export async function promotionChoices(sql: Sql) {
	const [categories, tags, groups] = [
		await rows<Choice>(sql, "select id, name from product_category where deleted_at is null order by name, id"),
		await rows<Choice>(sql, "select id, value as name from product_tag where deleted_at is null order by value, id"),
		await rows<Choice>(
			sql,
			"select id, coalesce(name, id) as name from customer_group where deleted_at is null order by name, id",
		),
	];
	// The shop's own tags are stored by their code.
	const named = tags.map(({ id, name }) => ({ id, name: findTag(name)?.name ?? name }));
	return { categories, tags: named.sort((one, other) => one.name.localeCompare(other.name, "fr")), groups };
}
interface Choice {
	id: string;
	name: string;
}

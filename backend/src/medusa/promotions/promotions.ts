import { findTag } from "@confiserie/domain/tags";
import { generateEntityId } from "@medusajs/framework/utils";
import { insertRecords } from "../../lib/database/insert-records";
import { one, rows, type Sql } from "../../lib/database/sql";
import { quantity } from "../twins";

/** A condition as Medusa stores it: the attribute has one of the values. */
interface StoredRule {
	attribute: string;
	operator: string;
	values: string[];
}

/** What of a promotion can be written. */
export interface PromotionRecord {
	code: string;
	status: "draft" | "active" | "inactive";
	type: "standard" | "buyget";
	/** Medusa's carts apply it by the shop's rules, see workflows/hooks/cart-promotions.ts. */
	isAutomatic: boolean;
	limit: number | null;
	metadata: Record<string, unknown>;
	methodType: "fixed" | "percentage";
	targetType: "order" | "items" | "shipping_methods";
	allocation: "each" | "across" | null;
	/** Euros or percent. */
	value: number;
	maxQuantity: number | null;
	applyToQuantity: number | null;
	buyRulesMinQuantity: number | null;
	rules: StoredRule[];
	targetRules: StoredRule[];
	campaignName: string;
	startsAt: Date | null;
	endsAt: Date | null;
	/** Uses of each customer: the budget of the campaign. */
	limitPerCustomer: number | null;
}

export interface StoredPromotion extends Omit<PromotionRecord, "campaignName"> {
	id: string;
	createdAt: Date;
	updatedAt: Date;
}

const rulesOf = (pivot: string, owner: string, id: string) => `(
	select coalesce(json_agg(json_build_object('attribute', rule.attribute, 'operator', rule.operator, 'values', array(
			select value.value from promotion_rule_value value where value.promotion_rule_id = rule.id
				and value.deleted_at is null order by value.value, value.id)) order by rule.attribute, rule.id), '[]')
	from ${pivot} pivot join promotion_rule rule on rule.id = pivot.promotion_rule_id and rule.deleted_at is null
	where pivot.${owner} = ${id})`;

const STORED = `select promotion.id, promotion.code, promotion.status, promotion.type, promotion.is_automatic, promotion."limit",
		coalesce(promotion.metadata, '{}') as metadata, promotion.created_at, promotion.updated_at,
		method.type as method_type, method.target_type, method.allocation, method.value::float8 as value, method.max_quantity,
		method.apply_to_quantity, method.buy_rules_min_quantity, campaign.starts_at, campaign.ends_at,
		budget."limit"::int as limit_per_customer,
		${rulesOf("promotion_promotion_rule", "promotion_id", "promotion.id")} as rules,
		${rulesOf("application_method_target_rules", "application_method_id", "method.id")} as target_rules
	from promotion
	join promotion_application_method method on method.promotion_id = promotion.id and method.deleted_at is null
	left join promotion_campaign campaign on campaign.id = promotion.campaign_id and campaign.deleted_at is null
	left join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
		and budget.type = 'use_by_attribute' and budget.attribute = 'customer_id'
	where promotion.deleted_at is null`;

/** Promotions that apply without a code while they are active, and the one of the typed code, whatever its state. */
export const promotionsFor = (sql: Sql, code: string | null): Promise<StoredPromotion[]> =>
	rows(
		sql,
		`${STORED} and (promotion.is_automatic and promotion.status = 'active' or promotion.code = ?)
			order by promotion.id`,
		[code],
	);

export async function hasAutomaticPromotions(sql: Sql): Promise<boolean> {
	const found = await one(
		sql,
		"select 1 from promotion where is_automatic and status = 'active' and deleted_at is null limit 1",
	);
	return found !== undefined;
}

/** Those of the codes that customers type. */
export async function typedCodesIn(sql: Sql, codes: readonly string[]): Promise<string[]> {
	if (codes.length === 0) return [];
	const found = await rows<{ code: string }>(
		sql,
		"select code from promotion where code = any(?) and not is_automatic and deleted_at is null",
		[codes],
	);
	return found.map(({ code }) => code);
}

/** Promotions whose code or name contains the text, latest first. */
export function listPromotions(sql: Sql, { query, limit, offset }: { query: string; limit: number; offset: number }) {
	return rows<StoredPromotion & { total: number }>(
		sql,
		`select found.*, count(*) over ()::int as total from (${STORED}) found
			where strpos(lower(found.code || ' ' || coalesce(found.metadata ->> 'name', '')), lower(?)) > 0
			order by found.created_at desc, found.id limit ? offset ?`,
		[query, limit, offset],
	);
}

export const promotionOfId = (sql: Sql, id: string): Promise<StoredPromotion | undefined> =>
	one(sql, `${STORED} and promotion.id = ?`, [id]);

/** A code that no other promotion has: the requested one, else with a count. */
export async function freeCode(sql: Sql, wanted: string, ownId = ""): Promise<string> {
	const others = await rows<{ code: string }>(
		sql,
		"select code from promotion where starts_with(code, ?) and id <> ? and deleted_at is null",
		[wanted, ownId],
	);
	const isTaken = (code: string) => others.some((other) => other.code === code);
	let [code, count] = [wanted, 1];
	while (isTaken(code)) code = `${wanted} (${++count})`;
	return code;
}

/** Locks promotions until the transaction ends, always in the same order. */
export async function lockPromotions(sql: Sql, ids: readonly string[]): Promise<void> {
	await sql.raw("select id from promotion where id = any(?) order by id for update", [[...ids]]);
}

/** Writes what Medusa Admin shows as the uses of a promotion. */
export async function noteUses(sql: Sql, id: string, used: number): Promise<void> {
	await sql.raw("update promotion set used = ? where id = ?", [used, id]);
}

export async function setPromotionStatus(sql: Sql, id: string, status: "active" | "inactive", now: Date) {
	await sql.raw("update promotion set status = ?, updated_at = ? where id = ?", [status, now, id]);
}

/** Takes a promotion and its campaign away, as Medusa does it: their rows stay, and the code is free. */
export async function deletePromotion(sql: Sql, id: string, now: Date): Promise<void> {
	await sql.raw(
		"update promotion_campaign set deleted_at = ? where id = (select campaign_id from promotion where id = ?)",
		[now, id],
	);
	await sql.raw("update promotion set deleted_at = ? where id = ?", [now, id]);
}

/** Writes a new promotion with its campaign; returns its id. */
export async function insertPromotion(
	sql: Parameters<typeof insertRecords>[0],
	record: PromotionRecord,
	now: Date,
): Promise<string> {
	const id = generateEntityId(undefined, "promo");
	const campaignId = generateEntityId(undefined, "procamp");
	const stamps = { created_at: now, updated_at: now };
	await insertRecords(sql, "promotion_campaign", [
		{ id: campaignId, campaign_identifier: id, name: record.campaignName, ...stamps },
	]);
	await insertRecords(sql, "promotion", [
		{ id, campaign_id: campaignId, is_tax_inclusive: true, used: 0, code: record.code, type: record.type, ...stamps },
	]);
	await writeTerms(sql, id, record, now);
	return id;
}

/** Replaces what a promotion says. */
export async function writeTerms(
	sql: Parameters<typeof insertRecords>[0],
	id: string,
	record: PromotionRecord,
	now: Date,
): Promise<void> {
	const { code, status, type, isAutomatic, limit, metadata } = record;
	await sql.raw(
		`update promotion set code = ?, status = ?, type = ?, is_automatic = ?, "limit" = ?, metadata = ?, updated_at = ?
			where id = ?`,
		[code, status, type, isAutomatic, limit, JSON.stringify(metadata), now, id] as never,
	);
	await sql.raw(
		"update promotion_campaign set name = ?, starts_at = ?, ends_at = ?, updated_at = ? where id = (select campaign_id from promotion where id = ?)",
		[record.campaignName, record.startsAt, record.endsAt, now, id] as never,
	);
	await sql.raw(
		`delete from promotion_campaign_budget where campaign_id = (select campaign_id from promotion where id = ?)`,
		[id],
	);
	await sql.raw(
		`delete from promotion_rule where id in (select promotion_rule_id from promotion_promotion_rule where promotion_id = ?
			union select promotion_rule_id from application_method_target_rules pivot
				join promotion_application_method method on method.id = pivot.application_method_id where method.promotion_id = ?)`,
		[id, id],
	);
	await sql.raw("delete from promotion_application_method where promotion_id = ?", [id]);
	const methodId = generateEntityId(undefined, "proappmet");
	const stamps = { created_at: now, updated_at: now };
	await insertRecords(sql, "promotion_application_method", [
		{
			id: methodId,
			promotion_id: id,
			type: record.methodType,
			target_type: record.targetType,
			allocation: record.allocation,
			currency_code: "eur",
			max_quantity: record.maxQuantity,
			apply_to_quantity: record.applyToQuantity,
			buy_rules_min_quantity: record.buyRulesMinQuantity,
			...quantity("value", record.value),
			...stamps,
		},
	]);
	await insertRules(sql, { pivot: "promotion_promotion_rule", column: "promotion_id", owner: id }, record.rules, now);
	const target = { pivot: "application_method_target_rules", column: "application_method_id", owner: methodId };
	await insertRules(sql, target, record.targetRules, now);
	if (record.limitPerCustomer === null) return;
	const campaign = await one<{ campaignId: string }>(sql, "select campaign_id from promotion where id = ?", [id]);
	await insertRecords(sql, "promotion_campaign_budget", [
		{
			id: generateEntityId(undefined, "probudg"),
			campaign_id: campaign?.campaignId,
			type: "use_by_attribute",
			attribute: "customer_id",
			...quantity("limit", record.limitPerCustomer),
			...quantity("used", 0),
			...stamps,
		},
	]);
}

async function insertRules(
	sql: Parameters<typeof insertRecords>[0],
	{ pivot, column, owner }: { pivot: string; column: string; owner: string },
	rules: readonly StoredRule[],
	now: Date,
): Promise<void> {
	const stamps = { created_at: now, updated_at: now };
	for (const { attribute, operator, values } of rules) {
		const id = generateEntityId(undefined, "prorul");
		await insertRecords(sql, "promotion_rule", [{ id, attribute, operator, ...stamps }]);
		await insertRecords(sql, pivot, [{ [column]: owner, promotion_rule_id: id }]);
		await insertRecords(
			sql,
			"promotion_rule_value",
			values.map((value) => ({
				id: generateEntityId(undefined, "prorulval"),
				promotion_rule_id: id,
				value,
				...stamps,
			})),
		);
	}
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

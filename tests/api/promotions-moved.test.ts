import { afterAll, beforeAll, expect, test } from "vitest";
import { rows } from "../../backend/src/lib/database/sql";
import { Migration20261129170500PromotionTerms } from "../../backend/src/modules/medusa/tables/migrations/Migration20261129170500PromotionTerms";
import type { StoredPromotion } from "../../backend/src/modules/terms/promotions/stored";
import { openOrderContext } from "../support/order-context";
import { PROMOTION } from "../support/promotions";

const { context, close } = openOrderContext();
afterAll(close);
let moved: Map<string, StoredPromotion>;

/** Promotions as 0.1.0 has them, moved in a transaction that is taken back. */
beforeAll(async () => {
	const migration = new Migration20261129170500PromotionTerms(undefined as never, undefined as never);
	await migration.up();
	const sql = await context.pool.transaction();
	await sql.raw("drop table promotion_terms");
	await sql.raw(`insert into promotion_campaign (id, campaign_identifier, name, starts_at, ends_at)
		values ('pc', 'pc', 'Rentrée', '2026-09-01T00:00:00Z', '2026-12-01T00:00:00Z')`);
	await sql.raw(`insert into promotion_campaign_budget (id, campaign_id, type, attribute, "limit", raw_limit, raw_used)
		values ('pb', 'pc', 'use_by_attribute', 'customer_id', 2, '{}', '{}')`);
	await sql.raw(`insert into promotion (id, code, campaign_id, status, type, is_automatic, "limit", metadata, deleted_at) values
		('p-percent', 'M-PERCENT', 'pc', 'inactive', 'standard', false, 9, '{"name": "Rentrée", "combinable": true,
			"firstOrder": true, "minimumBoxes": 4, "minimumCents": 5000, "tier": "layer"}', null),
		('p-box', 'M-BOX', null, 'active', 'standard', false, null, '{"name": "Un carton", "tier": null}', null),
		('p-order', 'M-ORDER', null, 'active', 'standard', false, null, '{"name": "Une commande"}', null),
		('p-free', 'M-FREE', null, 'active', 'standard', false, null, '{"name": "Port offert", "optionIds": ["so_1"],
			"zoneIds": [], "maximumCents": 1500}', null),
		('p-get', 'M-GET', null, 'active', 'buyget', true, null, null, null),
		('p-gone', 'M-GONE', null, 'active', 'standard', false, null, null, now())`);
	await sql.raw(`insert into promotion_application_method (id, promotion_id, type, target_type, allocation, value, raw_value,
			apply_to_quantity, buy_rules_min_quantity) values
		('m-percent', 'p-percent', 'percentage', 'items', 'across', 12.5, '{}', null, null),
		('m-box', 'p-box', 'fixed', 'items', 'each', 0.29, '{}', null, null),
		('m-order', 'p-order', 'fixed', 'items', 'across', 10, '{}', null, null),
		('m-free', 'p-free', 'percentage', 'shipping_methods', 'across', 100, '{}', null, null),
		('m-get', 'p-get', 'percentage', 'items', 'each', 100, '{}', 1, 4)`);
	await sql.raw(`insert into promotion_rule (id, attribute, operator) values ('r-group', 'customer.groups.id', 'in'),
		('r-product', 'items.product.id', 'in'), ('r-category', 'items.product.categories.id', 'in')`);
	await sql.raw(`insert into promotion_rule_value (id, promotion_rule_id, value) values
		('v1', 'r-group', 'g2'), ('v2', 'r-group', 'g1'), ('v3', 'r-product', 'p1'), ('v4', 'r-category', 'c1')`);
	await sql.raw(
		`insert into promotion_promotion_rule (promotion_id, promotion_rule_id) values ('p-percent', 'r-group')`,
	);
	await sql.raw(`insert into application_method_target_rules (application_method_id, promotion_rule_id) values
		('m-percent', 'r-product'), ('m-percent', 'r-category')`);
	for (const query of migration.getQueries()) await sql.raw(String(query));
	const found = await rows<StoredPromotion>(sql, "select * from promotion_terms where id like 'p-%'");
	moved = new Map(found.map((promotion) => [promotion.id, promotion]));
	await sql.rollback();
});

test("conditions, dates and limits stay", () => {
	expect(moved.get("p-percent")).toMatchObject({
		...{ code: "M-PERCENT", name: "Rentrée", isAutomatic: false, isCombinable: true, isPaused: true },
		benefit: { kind: "percentage", percent: 12.5 },
		target: { productIds: ["p1"], categoryIds: ["c1"], tagIds: [], tier: "layer" },
		audience: { isFirstOrder: true, groupIds: ["g1", "g2"] },
		...{ minimumBoxes: 4, minimumCents: 5000, limit: 9, limitPerCustomer: 2 },
		...{ startsAt: new Date("2026-09-01T00:00:00Z"), endsAt: new Date("2026-12-01T00:00:00Z") },
	});
});

test("what has no condition has none, and its code for its name where it had none", () => {
	const { code: _, benefit: __, ...none } = { ...PROMOTION, code: "" };
	expect(moved.get("p-get")).toMatchObject({
		...none,
		code: "M-GET",
		name: "M-GET",
		isAutomatic: true,
		isPaused: false,
	});
});

test.each([
	["p-box", { kind: "amount", cents: 29, per: "box" }],
	["p-order", { kind: "amount", cents: 1000, per: "order" }],
	["p-free", { kind: "free_shipping", optionIds: ["so_1"], zoneIds: [], maximumCents: 1500 }],
	["p-get", { kind: "buy_get", buyBoxes: 4, freeBoxes: 1 }],
])("%s gives what it gave", (id, benefit) => {
	expect(moved.get(id)?.benefit).toEqual(benefit);
});

test("a deleted one stays behind", () => {
	expect([...moved.keys()].sort()).toEqual(["p-box", "p-free", "p-get", "p-order", "p-percent"]);
});

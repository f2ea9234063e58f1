import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Values of a condition, as Medusa has them: rows of three tables. */
const valuesOf = (pivot: string, owner: string, attribute: string) => `(
	select coalesce(jsonb_agg(value.value order by value.value, value.id), '[]') from ${pivot} pivot
	join promotion_rule rule on rule.id = pivot.promotion_rule_id and rule.deleted_at is null
	join promotion_rule_value value on value.promotion_rule_id = rule.id and value.deleted_at is null
	where pivot.${owner} and rule.attribute = '${attribute}')`;
const targets = (attribute: string) =>
	valuesOf("application_method_target_rules", "application_method_id = method.id", `items.product.${attribute}`);
const groups = valuesOf("promotion_promotion_rule", "promotion_id = promotion.id", "customer.groups.id");

/** What promotions give, to whom and when. Medusa's tables still have what the release before this one reads. */
export class Migration20261129170500PromotionTerms extends Migration {
	override async up(): Promise<void> {
		this.addSql(`create table promotion_terms (
			id text primary key,
			code text not null,
			name text not null,
			is_automatic boolean not null,
			is_combinable boolean not null,
			is_paused boolean not null,
			benefit jsonb not null,
			target jsonb not null,
			audience jsonb not null,
			minimum_boxes integer check (minimum_boxes > 0),
			minimum_cents integer check (minimum_cents > 0),
			starts_at timestamptz,
			ends_at timestamptz,
			"limit" integer check ("limit" > 0),
			limit_per_customer integer check (limit_per_customer > 0),
			created_at timestamptz not null,
			updated_at timestamptz not null,
			constraint promotion_terms_code_unique unique (code)
		)`);
		this.addSql(`insert into promotion_terms select promotion.id, promotion.code, coalesce(metadata ->> 'name', promotion.code),
			is_automatic, coalesce(metadata -> 'combinable' = 'true', false), status <> 'active',
			case when promotion.type = 'buyget' then jsonb_build_object('kind', 'buy_get',
					'buyBoxes', coalesce(buy_rules_min_quantity, 1), 'freeBoxes', coalesce(apply_to_quantity, 1))
				when target_type = 'shipping_methods' then jsonb_build_object('kind', 'free_shipping',
					'optionIds', coalesce(metadata -> 'optionIds', '[]'), 'zoneIds', coalesce(metadata -> 'zoneIds', '[]'),
					'maximumCents', metadata -> 'maximumCents')
				when method.type = 'percentage' then jsonb_build_object('kind', 'percentage', 'percent', value)
				else jsonb_build_object('kind', 'amount', 'cents', round(value * 100)::int,
					'per', case when allocation = 'each' then 'box' else 'order' end) end,
			jsonb_build_object('productIds', ${targets("id")}, 'categoryIds', ${targets("categories.id")},
				'tagIds', ${targets("tags.id")}, 'tier', metadata -> 'tier'),
			jsonb_build_object('isFirstOrder', coalesce(metadata -> 'firstOrder' = 'true', false), 'groupIds', ${groups}),
			(metadata ->> 'minimumBoxes')::int, (metadata ->> 'minimumCents')::int, starts_at, ends_at, promotion."limit",
			budget."limit"::int, promotion.created_at, promotion.updated_at
			from promotion
			join promotion_application_method method on method.promotion_id = promotion.id and method.deleted_at is null
			left join promotion_campaign campaign on campaign.id = promotion.campaign_id and campaign.deleted_at is null
			left join promotion_campaign_budget budget on budget.campaign_id = campaign.id and budget.deleted_at is null
				and budget.type = 'use_by_attribute' and budget.attribute = 'customer_id'
			where promotion.deleted_at is null`);
	}
}

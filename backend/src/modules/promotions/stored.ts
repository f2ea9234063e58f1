import type { FreeCarriage } from "@confiserie/domain/delivery/quote";
import { toCents, toEuros } from "@confiserie/domain/money";
import { type Benefit, type Promotion, TARGET_TIERS, type TargetTier } from "@confiserie/domain/promotions/promotion";
import type { PromotionRecord, StoredPromotion } from "../../medusa/promotions/promotions";

/** Names of the conditions of a promotion in Medusa. */
const PRODUCT = "items.product.id";
const CATEGORY = "items.product.categories.id";
const TAG = "items.product.tags.id";
const GROUP = "customer.groups.id";

/** Medusa requires a most for what is off each box: this is none. */
const ANY_QUANTITY = 100_000;

/** What Medusa has no column for. */
interface Metadata {
	name?: unknown;
	combinable?: unknown;
	firstOrder?: unknown;
	minimumBoxes?: unknown;
	minimumCents?: unknown;
	tier?: unknown;
	optionIds?: unknown;
	zoneIds?: unknown;
	maximumCents?: unknown;
}

/** A promotion of Medusa's tables as the shop applies it. */
export function promotionOf(stored: StoredPromotion): Promotion {
	const { id, code, status, limit, limitPerCustomer, startsAt, endsAt } = stored;
	const metadata: Metadata = stored.metadata;
	const valuesOf = (rules: StoredPromotion["rules"], attribute: string) =>
		rules.filter((rule) => rule.attribute === attribute).flatMap(({ values }) => values);
	return {
		id,
		code,
		name: typeof metadata.name === "string" ? metadata.name : code,
		isAutomatic: stored.isAutomatic,
		isCombinable: metadata.combinable === true,
		isPaused: status !== "active",
		benefit: benefitOf(stored),
		target: {
			productIds: valuesOf(stored.targetRules, PRODUCT),
			categoryIds: valuesOf(stored.targetRules, CATEGORY),
			tagIds: valuesOf(stored.targetRules, TAG),
			tier: isTier(metadata.tier) ? metadata.tier : null,
		},
		audience: { isFirstOrder: metadata.firstOrder === true, groupIds: valuesOf(stored.rules, GROUP) },
		minimumBoxes: wholeOf(metadata.minimumBoxes),
		minimumCents: wholeOf(metadata.minimumCents),
		startsAt,
		endsAt,
		limit,
		limitPerCustomer,
	};
}

function benefitOf({ type, methodType, targetType, allocation, value, ...stored }: StoredPromotion): Benefit {
	if (type === "buyget")
		return { kind: "buy_get", buyBoxes: stored.buyRulesMinQuantity ?? 1, freeBoxes: stored.applyToQuantity ?? 1 };
	if (targetType === "shipping_methods") return { kind: "free_shipping", ...carriageOf(stored.metadata) };
	if (methodType === "percentage") return { kind: "percentage", percent: value };
	return { kind: "amount", cents: toCents(value), per: allocation === "each" ? "box" : "order" };
}

const carriageOf = ({ optionIds, zoneIds, maximumCents }: Metadata): FreeCarriage => ({
	optionIds: idsIn(optionIds),
	zoneIds: idsIn(zoneIds),
	maximumCents: wholeOf(maximumCents),
});

const idsIn = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
const isTier = (value: unknown): value is TargetTier => TARGET_TIERS.some((tier) => tier === value);
const wholeOf = (value: unknown): number | null =>
	typeof value === "number" && Number.isInteger(value) ? value : null;

/** A promotion as Medusa's tables have it. */
export function recordOf(promotion: Omit<Promotion, "id">): PromotionRecord {
	const { code, name, isAutomatic, isPaused, benefit, target, audience, limit, limitPerCustomer } = promotion;
	const targetRules = [
		{ attribute: PRODUCT, values: target.productIds },
		{ attribute: CATEGORY, values: target.categoryIds },
		{ attribute: TAG, values: target.tagIds },
	];
	return {
		code,
		status: isPaused ? "inactive" : "active",
		isAutomatic,
		type: benefit.kind === "buy_get" ? "buyget" : "standard",
		limit,
		metadata: {
			name,
			combinable: promotion.isCombinable,
			firstOrder: audience.isFirstOrder,
			minimumBoxes: promotion.minimumBoxes,
			minimumCents: promotion.minimumCents,
			tier: target.tier,
			...(benefit.kind === "free_shipping" && carriageOf(benefit)),
		},
		...methodOf(benefit),
		rules: inAnyOf([{ attribute: GROUP, values: audience.groupIds }]),
		targetRules: inAnyOf(targetRules),
		campaignName: name,
		startsAt: promotion.startsAt,
		endsAt: promotion.endsAt,
		limitPerCustomer,
	};
}

const inAnyOf = (rules: readonly { attribute: string; values: readonly string[] }[]) =>
	rules
		.filter(({ values }) => values.length > 0)
		.map(({ attribute, values }) => ({ attribute, operator: "in", values: [...values] }));

type Method = Pick<
	PromotionRecord,
	"methodType" | "targetType" | "allocation" | "value" | "maxQuantity" | "applyToQuantity" | "buyRulesMinQuantity"
>;

function methodOf(benefit: Benefit): Method {
	const none = { maxQuantity: null, applyToQuantity: null, buyRulesMinQuantity: null };
	switch (benefit.kind) {
		case "percentage":
			return { ...none, methodType: "percentage", targetType: "items", allocation: "across", value: benefit.percent };
		case "amount": {
			const isEach = benefit.per === "box";
			const allocation = isEach ? "each" : "across";
			const maxQuantity = isEach ? ANY_QUANTITY : null;
			return {
				...none,
				methodType: "fixed",
				targetType: "items",
				allocation,
				value: toEuros(benefit.cents),
				maxQuantity,
			};
		}
		case "free_shipping":
			return { ...none, methodType: "percentage", targetType: "shipping_methods", allocation: "across", value: 100 };
		case "buy_get":
			return {
				methodType: "percentage",
				targetType: "items",
				allocation: "each",
				value: 100,
				maxQuantity: ANY_QUANTITY,
				applyToQuantity: benefit.freeBoxes,
				buyRulesMinQuantity: benefit.buyBoxes,
			};
	}
}

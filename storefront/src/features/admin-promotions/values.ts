import type { PromotionAnswer } from "@confiserie/domain/contract/promotions";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { formatCents } from "@confiserie/domain/format";
import { typedCents } from "@confiserie/domain/money";
import { parisLocal, parisTime } from "@confiserie/domain/paris-time";
import type { TargetTier } from "@confiserie/domain/promotions/promotion";
import type { FieldMessages } from "@/lib/form-resolver";

/** The kinds of benefit as the form offers them. */
export const KINDS = {
	percentage: "Pourcentage",
	order: "Montant sur la commande",
	box: "Montant par carton",
	free_shipping: "Livraison offerte",
	buy_get: "Cartons offerts",
} as const;
type Kind = keyof typeof KINDS;

/** The form's fields, as they are typed. */
export interface PromotionValues {
	name: string;
	trigger: "code" | "automatic";
	code: string;
	kind: Kind;
	percent: string;
	amount: string;
	buyBoxes: string;
	freeBoxes: string;
	/** Limits of a free delivery. */
	optionIds: string[];
	zoneIds: string[];
	maximum: string;
	products: { id: string; name: string }[];
	categoryIds: string[];
	tagIds: string[];
	tier: TargetTier | "";
	audience: "everyone" | "first" | "groups";
	groupIds: string[];
	minimumBoxes: string;
	minimum: string;
	startsAt: string;
	endsAt: string;
	limit: string;
	limitPerCustomer: string;
	isCombinable: boolean;
}

/** What is sent. */
export type PromotionBody = Omit<
	PromotionAnswer,
	"id" | "state" | "version" | "uses" | "orders" | "revenueCents" | "costCents"
>;

export const EMPTY: PromotionValues = {
	...{
		name: "",
		trigger: "code",
		code: "",
		kind: "percentage",
		percent: "10",
		amount: "",
		buyBoxes: "4",
		freeBoxes: "1",
	},
	...{ optionIds: [], zoneIds: [], maximum: "" },
	...{ products: [], categoryIds: [], tagIds: [], tier: "", audience: "everyone", groupIds: [] },
	...{ minimumBoxes: "", minimum: "", startsAt: "", endsAt: "", limit: "", limitPerCustomer: "", isCombinable: false },
};

/** Begins the promotion of a product whose date is near. */
export const clearanceOf = (productId: string): PromotionValues => ({
	...EMPTY,
	name: "Date courte",
	trigger: "automatic",
	percent: "20",
	products: [{ id: productId, name: productId }],
});

/** A stored promotion in the form; names of its products come later. */
export function valuesOf({ benefit, target, audience, ...promotion }: PromotionAnswer): PromotionValues {
	const text = (count: number | null) => (count === null ? "" : String(count));
	const local = (at: string | null) => (at === null ? "" : parisLocal(new Date(at)));
	return {
		...EMPTY,
		name: promotion.name,
		trigger: promotion.isAutomatic ? "automatic" : "code",
		code: promotion.isAutomatic ? "" : promotion.code,
		kind: benefit.kind === "amount" ? benefit.per : benefit.kind,
		...(benefit.kind === "percentage" && { percent: writeDecimal(benefit.percent) }),
		...(benefit.kind === "amount" && { amount: eurosText(benefit.cents) }),
		...(benefit.kind === "buy_get" && { buyBoxes: text(benefit.buyBoxes), freeBoxes: text(benefit.freeBoxes) }),
		...(benefit.kind === "free_shipping" && {
			optionIds: benefit.optionIds,
			zoneIds: benefit.zoneIds,
			maximum: benefit.maximumCents === null ? "" : eurosText(benefit.maximumCents),
		}),
		products: target.productIds.map((id) => ({ id, name: id })),
		categoryIds: target.categoryIds,
		tagIds: target.tagIds,
		tier: target.tier ?? "",
		audience: audience.isFirstOrder ? "first" : audience.groupIds.length > 0 ? "groups" : "everyone",
		groupIds: audience.groupIds,
		minimumBoxes: text(promotion.minimumBoxes),
		minimum: promotion.minimumCents === null ? "" : eurosText(promotion.minimumCents),
		startsAt: local(promotion.startsAt),
		endsAt: local(promotion.endsAt),
		limit: text(promotion.limit),
		limitPerCustomer: text(promotion.limitPerCustomer),
		isCombinable: promotion.isCombinable,
	};
}

const eurosText = (cents: number) => formatCents(cents).replace(/\s*€/, "");
const centsOf = (typed: string) => (typed.trim() === "" ? null : (typedCents(typed) ?? Number.NaN));
const countOf = (typed: string) => (typed.trim() === "" ? null : Number(typed.trim()));
const numberOf = (typed: string) => Number(typed.trim().replace(",", "."));

/** What the form asks the server for. The code of an automatic promotion follows from its name. */
export function bodyOf(values: PromotionValues): PromotionBody {
	const isAutomatic = values.trigger === "automatic";
	const at = (local: string) => parisTime(local)?.toISOString() ?? null;
	return {
		name: values.name.trim(),
		code: isAutomatic ? "" : values.code.trim(),
		isAutomatic,
		isCombinable: values.isCombinable,
		benefit: benefitOf(values),
		target: {
			productIds: values.products.map(({ id }) => id),
			categoryIds: values.categoryIds,
			tagIds: values.tagIds,
			tier: values.tier || null,
		},
		audience: {
			isFirstOrder: values.audience === "first",
			groupIds: values.audience === "groups" ? values.groupIds : [],
		},
		minimumBoxes: countOf(values.minimumBoxes),
		minimumCents: centsOf(values.minimum),
		startsAt: at(values.startsAt),
		endsAt: at(values.endsAt),
		limit: countOf(values.limit),
		limitPerCustomer: countOf(values.limitPerCustomer),
	};
}

function benefitOf({
	kind,
	percent,
	amount,
	buyBoxes,
	freeBoxes,
	...values
}: PromotionValues): PromotionBody["benefit"] {
	switch (kind) {
		case "percentage":
			return { kind, percent: numberOf(percent) };
		case "order":
		case "box":
			return { kind: "amount", cents: typedCents(amount) ?? Number.NaN, per: kind };
		case "free_shipping":
			return { kind, optionIds: values.optionIds, zoneIds: values.zoneIds, maximumCents: centsOf(values.maximum) };
		case "buy_get":
			return { kind, buyBoxes: Number(buyBoxes), freeBoxes: Number(freeBoxes) };
	}
}

/** Fields of the server at the form's own. */
const FORM_FIELDS: Record<string, keyof PromotionValues> = {
	"benefit.percent": "percent",
	"benefit.cents": "amount",
	"benefit.buyBoxes": "buyBoxes",
	"benefit.freeBoxes": "freeBoxes",
	"benefit.maximumCents": "maximum",
	minimumCents: "minimum",
};
export const formField = (field: string): string => FORM_FIELDS[field] ?? field;

const COUNT = "Un nombre entier à partir de 1 est attendu.";
const AMOUNT = "Un montant à partir de 0,01 € est attendu.";

/** What the form says before the server is asked. */
export function validate(values: PromotionValues): FieldMessages {
	const { kind, percent, amount, startsAt, endsAt } = values;
	const isCount = (typed: string) => /^[1-9]\d{0,5}$/.test(typed.trim());
	const faults: Record<string, string> = {};
	if (!values.name.trim()) faults.name = "Saisissez un nom.";
	if (values.trigger === "code" && values.code.trim().length < 3)
		faults.code = "Saisissez un code, de 3 caractères au moins.";
	const rate = numberOf(percent);
	if (kind === "percentage" && !(rate >= 0.01 && rate <= 100))
		faults.percent = "Un pourcentage de 0,01 à 100 est attendu.";
	if ((kind === "order" || kind === "box") && !typedCents(amount)) faults.amount = AMOUNT;
	if (kind === "free_shipping" && values.maximum.trim() && !typedCents(values.maximum)) faults.maximum = AMOUNT;
	if (kind === "buy_get") {
		if (!isCount(values.buyBoxes)) faults.buyBoxes = COUNT;
		if (!isCount(values.freeBoxes)) faults.freeBoxes = COUNT;
	}
	if (values.audience === "groups" && values.groupIds.length === 0) faults.groupIds = "Choisissez un groupe au moins.";
	if (values.minimum.trim() && !typedCents(values.minimum)) faults.minimum = AMOUNT;
	for (const field of ["minimumBoxes", "limit", "limitPerCustomer"] as const)
		if (values[field].trim() && !isCount(values[field])) faults[field] = COUNT;
	if (startsAt && endsAt && endsAt <= startsAt) faults.endsAt = "La fin vient après le début.";
	return faults;
}

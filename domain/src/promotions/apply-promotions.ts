import type { BenefitKind, Buyer, Promotion, PromotionLine, Uses } from "./promotion";
import { isConcerned, OUTDONE, type Refusal, refusalOf, UNKNOWN_CODE } from "./refusal";
import { spreadPerBox } from "./spread";

/** A promotion with how often it was used. */
export interface OfferedPromotion {
	promotion: Promotion;
	uses: Uses;
}

export interface PromotableCart {
	lines: readonly PromotionLine[];
	/** What delivery costs without promotions. */
	shippingCents: number;
	buyer: Buyer;
	/** As typed; null for none. */
	code: string | null;
	now: Date;
}

/** A promotion that a cart has, with what it takes off the articles. */
export interface AppliedPromotion {
	promotion: Promotion;
	discountCents: number;
	/** Off a box of each line, in the order of the lines. */
	perBoxCents: readonly number[];
}

interface PromotedCart {
	/** The price of a box of each line after promotions, in the order of the lines. */
	unitPriceCents: number[];
	applied: AppliedPromotion[];
	discountCents: number;
	/** The carriage is free; surcharges of a delivery are not. */
	hasFreeShipping: boolean;
	/** Why the typed code has no effect; undefined when it has one, or none was typed. */
	refusal: Refusal | undefined;
}

/**
 * Applies promotions to a cart. Combinable ones add up, each to what the former left; any other stands alone. Of these choices
 * the cart gets what is worth most, the one with the typed code first where two are worth the same.
 */
export function applyPromotions(offered: readonly OfferedPromotion[], cart: PromotableCart): PromotedCart {
	const { lines, buyer, code, now } = cart;
	const named = code === null ? undefined : offered.find(({ promotion }) => isTyped(promotion, code));
	const refusal = named ? refusalOf(named.promotion, { lines, buyer, uses: named.uses, now }) : undefined;
	const fitting = offered
		.filter((one) => one === named || one.promotion.isAutomatic)
		.filter(({ promotion, uses }) => refusalOf(promotion, { lines, buyer, uses, now }) === undefined)
		.map(({ promotion }) => promotion)
		.sort(inOrder);
	const choices = [
		fitting.filter(({ isCombinable }) => isCombinable),
		...fitting.filter(({ isCombinable }) => !isCombinable).map((promotion) => [promotion]),
	].map((promotions) => ({ promotions, cart: reduce(promotions, lines) }));
	const isNamed = ({ promotions }: (typeof choices)[number]) => promotions.some(({ id }) => id === named?.promotion.id);
	const worth = ({ cart: { discountCents, hasFreeShipping } }: (typeof choices)[number]) =>
		discountCents + (hasFreeShipping ? cart.shippingCents : 0);
	const [best] = choices.sort(
		(one, other) => worth(other) - worth(one) || Number(isNamed(other)) - Number(isNamed(one)),
	);
	const chosen = best?.cart ?? reduce([], lines);
	if (code === null) return { ...chosen, refusal: undefined };
	if (!named) return { ...chosen, refusal: UNKNOWN_CODE };
	const isIn = chosen.applied.some(({ promotion }) => promotion.id === named.promotion.id);
	return { ...chosen, refusal: refusal ?? (isIn ? undefined : OUTDONE) };
}

const isTyped = ({ isAutomatic, code }: Promotion, typed: string) => !isAutomatic && code === typed;

/** Shares of a price before amounts, what is free last. */
const ORDER: readonly BenefitKind[] = ["percentage", "buy_get", "amount", "free_shipping"];

const inOrder = (one: Promotion, other: Promotion) =>
	ORDER.indexOf(one.benefit.kind) - ORDER.indexOf(other.benefit.kind) || (one.code < other.code ? -1 : 1);

function reduce(promotions: readonly Promotion[], lines: readonly PromotionLine[]): Omit<PromotedCart, "refusal"> {
	let prices = lines.map(({ unitPriceCents }) => unitPriceCents);
	const all = promotions.map((promotion) => {
		const off = offPerBox(promotion, lines, prices);
		prices = prices.map((price, index) => price - (off[index] ?? 0));
		return { promotion, discountCents: sumOf(lines, off), perBoxCents: off };
	});
	const applied = all.filter(
		({ promotion, discountCents }) => discountCents > 0 || promotion.benefit.kind === "free_shipping",
	);
	return {
		unitPriceCents: prices,
		applied,
		discountCents: applied.reduce((sum, { discountCents }) => sum + discountCents, 0),
		hasFreeShipping: applied.some(({ promotion }) => promotion.benefit.kind === "free_shipping"),
	};
}

const sumOf = (lines: readonly PromotionLine[], perBox: readonly number[]) =>
	lines.reduce((sum, { boxes }, index) => sum + boxes * (perBox[index] ?? 0), 0);

/** Cents that a promotion takes off a box of each line, never more than the box costs. */
function offPerBox(
	{ benefit, target }: Promotion,
	lines: readonly PromotionLine[],
	prices: readonly number[],
): number[] {
	const each = (off: (line: PromotionLine, price: number) => number) =>
		lines.map((line, index) => {
			const price = prices[index] ?? 0;
			return isConcerned(line, target) ? Math.min(price, off(line, price)) : 0;
		});
	switch (benefit.kind) {
		case "percentage":
			return each((_, price) => Math.round((price * Math.round(benefit.percent * 100)) / 10_000));
		case "buy_get": {
			const group = benefit.buyBoxes + benefit.freeBoxes;
			return each((line, price) => {
				const free = Math.floor(line.boxes / group) * benefit.freeBoxes;
				return spreadPerBox(free * price, [{ boxes: line.boxes, unitPriceCents: price }])[0] ?? 0;
			});
		}
		case "amount": {
			if (benefit.per === "box") return each(() => benefit.cents);
			const concerned = lines.flatMap((line, index) => (isConcerned(line, target) ? [index] : []));
			const spread = spreadPerBox(
				benefit.cents,
				concerned.map((index) => ({ boxes: lines[index]?.boxes ?? 0, unitPriceCents: prices[index] ?? 0 })),
			);
			return lines.map((_, index) => spread[concerned.indexOf(index)] ?? 0);
		}
		case "free_shipping":
			return lines.map(() => 0);
	}
}

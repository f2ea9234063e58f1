import type { LoadedLine } from "../delivery/load";
import {
	type Delivery,
	type DeliveryQuote,
	type DeliveryRules,
	type FreeCarriage,
	quoteDelivery,
} from "../delivery/quote";
import { PAYABLE_CENTS } from "../payments/payable";
import type { BenefitKind, Buyer, Promotion, PromotionLine, Uses } from "./promotion";
import { BELOW_PAYABLE, isConcerned, OUTDONE, type Refusal, refusalOf, UNKNOWN_CODE } from "./refusal";
import { spreadPerBox } from "./spread";

/** A promotion with how often it was used. */
export interface OfferedPromotion {
	promotion: Promotion;
	uses: Uses;
}

export interface PromotableCart extends Pick<Delivery, "place" | "choice"> {
	lines: readonly (PromotionLine & LoadedLine)[];
	buyer: Buyer;
	/** As typed; null for none. */
	code: string | null;
	now: Date;
}

/** A promotion that a cart has, with what it takes off articles and delivery. */
export interface AppliedPromotion {
	promotion: Promotion;
	discountCents: number;
	/** Off a box of each line, in the order of the lines. */
	perBoxCents: readonly number[];
	shippingDiscountCents: number;
}

interface Reduced {
	/** The price of a box of each line after promotions, in the order of the lines. */
	unitPriceCents: number[];
	/** Whether layers on mixed pallets have the pallet's price: not where a promotion is worth more without it. */
	isOnPallets: boolean;
	applied: AppliedPromotion[];
	discountCents: number;
	/** Delivery, with the totals after promotions. */
	quote: DeliveryQuote;
}

interface PromotedCart extends Reduced {
	/** Why the typed code has no effect; undefined when it has one, or none was typed. */
	refusal: Refusal | undefined;
}

/** Of more promotions that add up, all are applied instead of the best of their combinations. */
const COMBINED = 8;

/**
 * Applies promotions to a cart. Combinable ones add up, each to what the former left; any other stands alone. Of all these
 * choices, none included, the cart gets the one with the lowest total that can be paid: at equal totals the one with the typed
 * code, then the one with most promotions. Thresholds are measured on the articles before promotions, so that a further
 * promotion never makes a cart dearer or refused.
 * @returns null when no option delivers this cart
 */
export function applyPromotions(
	offered: readonly OfferedPromotion[],
	cart: PromotableCart,
	rules: DeliveryRules,
): PromotedCart | null {
	const { lines, buyer, code, now } = cart;
	const named = code === null ? undefined : offered.find(({ promotion }) => isTyped(promotion, code));
	const refusal = named ? refusalOf(named.promotion, { lines, buyer, uses: named.uses, now }) : undefined;
	const fitting = offered
		.filter((one) => one === named || one.promotion.isAutomatic)
		.filter(({ promotion, uses }) => refusalOf(promotion, { lines, buyer, uses, now }) === undefined)
		.map(({ promotion }) => promotion)
		.sort(inOrder);
	const quoteWith = quotes(cart, rules);
	const combinable = fitting.filter(({ isCombinable }) => isCombinable);
	const combinations = combinable.length > COMBINED ? [[], combinable] : subsets(combinable);
	const apart = lines.map((line) => ({ ...line, palletOffCents: 0 }));
	const bases = lines.some(({ palletOffCents = 0 }) => palletOffCents > 0) ? [lines, apart] : [apart];
	const reduced = [
		...combinations,
		...fitting.filter((one) => !one.isCombinable).map((promotion) => [promotion]),
	].flatMap((promotions) => bases.flatMap((base) => reduce(promotions, base, quoteWith) ?? []));
	const choices = reduced.filter(
		({ quote, applied }) => applied.length === 0 || quote.totalCents >= PAYABLE_CENTS.minimum,
	);
	const isNamed = ({ applied }: Reduced) => applied.some(({ promotion }) => promotion.id === named?.promotion.id);
	const [best] = choices.sort(
		(one, other) =>
			one.quote.totalCents - other.quote.totalCents ||
			Number(other.isOnPallets) - Number(one.isOnPallets) ||
			Number(isNamed(other)) - Number(isNamed(one)) ||
			other.applied.length - one.applied.length,
	);
	if (!best) return null;
	if (code === null || (!refusal && isNamed(best))) return { ...best, refusal: undefined };
	if (!named) return { ...best, refusal: UNKNOWN_CODE };
	const isUnpayable = reduced.some(isNamed) && !choices.some(isNamed);
	return { ...best, refusal: refusal ?? (isUnpayable ? BELOW_PAYABLE : OUTDONE) };
}

/** Delivery of a cart that was filled up; null where nothing delivers it, or where it gives up a promotion for another. */
export function quoteWithAll(applied: readonly AppliedPromotion[], filled: PromotedCart | null): DeliveryQuote | null {
	const stillApplies = ({ promotion: { id } }: AppliedPromotion) =>
		filled?.applied.some(({ promotion }) => promotion.id === id);
	return filled && applied.every(stillApplies) ? filled.quote : null;
}

const subsets = <Item>(items: readonly Item[]): Item[][] =>
	items.reduce<Item[][]>((found, item) => found.concat(found.map((some) => [...some, item])), [[]]);

type QuoteWith = (free: readonly FreeCarriage[]) => DeliveryQuote | null;

/** Quotes of delivery by the promotions that give carriage; many combinations have the same ones. */
function quotes({ lines, place, choice }: PromotableCart, rules: DeliveryRules): QuoteWith {
	const subtotalCents = lines.reduce((sum, { boxes, unitPriceCents }) => sum + boxes * unitPriceCents, 0);
	const known = new Map<string, DeliveryQuote | null>();
	return (freeCarriages) => {
		const key = JSON.stringify(freeCarriages);
		const quote = known.get(key) ?? quoteDelivery({ lines, subtotalCents, place, choice, freeCarriages }, rules);
		known.set(key, quote);
		return quote;
	};
}

const isTyped = ({ isAutomatic, code }: Promotion, typed: string) => !isAutomatic && code === typed;

/** Shares of a price before amounts, what is free last. */
const ORDER: readonly BenefitKind[] = ["percentage", "buy_get", "amount", "free_shipping"];

const inOrder = (one: Promotion, other: Promotion) =>
	ORDER.indexOf(one.benefit.kind) - ORDER.indexOf(other.benefit.kind) || (one.code < other.code ? -1 : 1);

function reduce(
	promotions: readonly Promotion[],
	lines: readonly PromotionLine[],
	quoteWith: QuoteWith,
): Reduced | null {
	const offPallets = lines.map(({ palletOffCents = 0 }) => palletOffCents);
	let prices = lines.map(({ unitPriceCents }, index) => unitPriceCents - (offPallets[index] ?? 0));
	const free: FreeCarriage[] = [];
	let quote = quoteWith(free);
	if (!quote) return null;
	const applied: AppliedPromotion[] = [];
	for (const promotion of promotions) {
		const off = offPerBox(promotion, lines, prices);
		const discountCents = sumOf(lines, off);
		prices = prices.map((price, index) => price - (off[index] ?? 0));
		const former = quote.shippingCostCents;
		if (promotion.benefit.kind === "free_shipping") {
			free.push(promotion.benefit);
			quote = quoteWith(free) ?? quote;
		} else if (discountCents === 0) continue;
		const shippingDiscountCents = former - quote.shippingCostCents;
		applied.push({ promotion, discountCents, perBoxCents: off, shippingDiscountCents });
	}
	const palletCents = sumOf(lines, offPallets);
	const discountCents = applied.reduce((sum, one) => sum + one.discountCents, palletCents);
	const { subtotalCents, totalCents } = quote;
	return {
		...{ unitPriceCents: prices, isOnPallets: palletCents > 0, applied, discountCents },
		quote: { ...quote, subtotalCents: subtotalCents - discountCents, totalCents: totalCents - discountCents },
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

import { formatCount, formatInteger, formatWeight } from "@confiserie/domain/format";
import { piecesToCents } from "@confiserie/domain/money";
import { type PriceText, priceText } from "@confiserie/domain/prices/price-text";
import { type PriorPrices, reductionPercent } from "@confiserie/domain/prices/prior-price";
import {
	formatBoxes,
	lineTotalCents,
	nextTier,
	type OrderType,
	type Tier,
	tierFor,
	tierInversion,
	tiers,
	UNITS,
	unitBoxes,
	unitName,
} from "@confiserie/domain/prices/tier-price";
import { netWeightGrams, pricePerKilogramCents, type WeighedPricing } from "@confiserie/domain/prices/unit-price";

/** What the configurator needs of a product: the only fields that reach the browser. */
export type ConfigurableProduct = WeighedPricing & {
	id: string;
	name: string;
	imageUrl: string;
	stock: number;
	vatRate: number;
	/** Of an announced reduction; absent without one. */
	priorPrices?: PriorPrices | undefined;
};

/** "2 couches", "1 pièce". */
export function unitCount(product: { piecesPerBox: number }, orderType: OrderType, quantity: number): string {
	return orderType === "box" ? formatBoxes(quantity, product) : formatCount(quantity, UNITS[orderType].word);
}

/** Boxes in `quantity` units of an order type; a type that the product does not have counts as boxes. */
export function totalBoxes(product: WeighedPricing, orderType: OrderType, quantity: number): number {
	return (unitBoxes(product, orderType) ?? 1) * quantity;
}

/** "2 couches = 16 cartons = 384 pièces (15,36 kg)", without repeating a step that says the same. */
export function quantityBreakdown(product: WeighedPricing, orderType: OrderType, quantity: number): string {
	const boxes = totalBoxes(product, orderType, quantity);
	const steps = [
		unitCount(product, orderType, quantity),
		formatBoxes(boxes, product),
		formatCount(boxes * product.piecesPerBox, "pièce"),
	];
	const weight = netWeightGrams(product, boxes);
	const equation = [...new Set(steps)].join(" = ");
	return weight > 0 ? `${equation} (${formatWeight(weight)})` : equation;
}

/** The live figures of a choice; prices have no suffix, "TTC" is shown once. */
export function choiceFigures(product: ConfigurableProduct, orderType: OrderType, quantity: number) {
	const { piecesPerBox, vatRate } = product;
	const boxes = totalBoxes(product, orderType, quantity);
	const totalCents = lineTotalCents(product, boxes);
	const tier = tierFor(product, boxes);
	const prior = product.priorPrices?.[tier.orderType] ?? null;
	const perKilogram = pricePerKilogramCents(product, boxes);
	return {
		boxes,
		tier: tier.orderType,
		total: priceText(vatRate, ({ bare }) => bare(totalCents)),
		breakdown: quantityBreakdown(product, orderType, quantity),
		boxPrice: priceText(vatRate, ({ bare }) => bare(tier.pricePerBoxCents)),
		reduction: prior && {
			percent: reductionPercent(tier.pricePerPiece, prior),
			priorPrice: priceText(vatRate, ({ bare }) => bare(piecesToCents(piecesPerBox, prior))),
		},
		content: piecesPerBox > 1 ? `le carton de ${formatInteger(piecesPerBox)}` : "la pièce",
		comparisons: [
			piecesPerBox > 1 && priceText(vatRate, ({ barePiece }) => `${barePiece(tier.pricePerPiece)} / pièce`),
			perKilogram !== null && priceText(vatRate, ({ bare }) => `${bare(perKilogram)} / kg`),
		].filter((part) => part !== false),
	};
}

export interface Advice {
	/** More goods for less money, not just a lower price for more money. */
	isSaving: boolean;
	text: PriceText;
	/** The quantity that follows the advice, in the unit it is best ordered in. */
	choice: { orderType: OrderType; quantity: number; label: string };
}

/**
 * A pallet that costs less than 47 boxes, else the next cheaper price; null when there is nothing better, or not
 * the stock for it.
 */
export function tierAdvice(product: ConfigurableProduct, boxes: number): Advice | null {
	const isInStock = ({ tier }: { tier: Tier }) => tier.minBoxes <= product.stock;
	const cheaper = tierInversion(product, boxes);
	if (cheaper && isInStock(cheaper)) {
		const { tier, savingCents } = cheaper;
		const whole = unitCount(product, tier.orderType, 1);
		return {
			isSaving: true,
			text: priceText(
				product.vatRate,
				({ cents }) =>
					`${whole} (${formatBoxes(tier.minBoxes, product)}) coûte ${cents(savingCents)} de moins que votre choix.`,
			),
			choice: { orderType: tier.orderType, quantity: 1, label: `Prendre ${whole}` },
		};
	}
	const next = nextTier(product, boxes);
	if (!next || !isInStock(next)) return null;
	const { tier, missingBoxes } = next;
	return {
		isSaving: false,
		text: priceText(
			product.vatRate,
			({ piece }) =>
				`Encore ${formatBoxes(missingBoxes, product)} pour le tarif ${UNITS[tier.orderType].word} (${piece(tier.pricePerPiece)} / pièce).`,
		),
		choice: { orderType: tier.orderType, quantity: 1, label: `Passer à ${unitCount(product, tier.orderType, 1)}` },
	};
}

/** The order types that the product has, as the cards show them. Source: spec §2 "Order-type tabs". */
export function orderTypeCards(product: ConfigurableProduct) {
	return tiers(product).map((tier) => ({
		...tier,
		name: unitName(product, tier.orderType),
		content: [
			tier.minBoxes > 1 && formatBoxes(tier.minBoxes, product),
			product.piecesPerBox > 1 && formatCount(tier.minBoxes * product.piecesPerBox, "pièce"),
		].filter((part) => part !== false),
		price: priceText(product.vatRate, ({ barePiece }) => `${barePiece(tier.pricePerPiece)} / pièce`),
	}));
}

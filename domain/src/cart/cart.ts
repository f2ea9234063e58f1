import { toEuros } from "../money";
import {
	type OrderType,
	pricePerBoxCents,
	type TierPricing,
	unitBoxes,
	unitName,
	unitsFor,
} from "../prices/tier-price";

/** Add-to-cart limits and feedback. Source: spec §9. */
export const QUANTITY = { minimum: 1, cardMaximum: 99, detailMaximum: 999 } as const;
export const FEEDBACK_MS = { addToCart: 800, cartBadge: 600, favouritesBadge: 800 } as const;
/** Local and session storage keys. Source: spec §3 "Stored browser data". */
export const STORAGE_KEYS = {
	cart: "cart",
	favorites: "favorites",
	redirectAfterAuth: "redirectAfterAuth",
	lastOrder: "lastOrder",
} as const;

/** Snapshot of a product in a cart line. `price` is EUR for one chosen unit. Source: spec §3 "Cart line". */
export interface CartProduct {
	id: string;
	title: string;
	price: number;
	img: string;
	orderType: OrderType;
	unitTypeDisplay: string;
	pricePerBox: number;
	boxesPerUnit: number;
	totalBoxes: number;
}
export interface CartLine {
	product: CartProduct;
	quantity: number;
}

/** What the cart needs of a product to price it: the card's own data. */
export type CartSource = LinePricing & { id: string; name: string; imageUrl: string };

/** What a line is priced by, and the VAT rate in percent that its prices include, where it is known. */
export type LinePricing = TierPricing & { vatRate?: number | undefined };

/** Integer of a typed quantity: floored, null when it is no finite number. Source: spec §5. */
export function floorQuantity(value: unknown): number | null {
	const number = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
	return Number.isFinite(number) ? Math.floor(number) : null;
}

/** The line for `totalBoxes` boxes, shown in the largest unit that divides them unless `orderType` fits. */
export function cartLine(source: CartSource, totalBoxes: number, orderType?: OrderType): CartLine {
	const wanted = orderType && unitBoxes(source, orderType);
	const unit =
		orderType && wanted && totalBoxes % wanted === 0
			? { orderType, quantity: totalBoxes / wanted, boxesPerUnit: wanted }
			: unitsFor(source, totalBoxes);
	const boxCents = pricePerBoxCents(source, totalBoxes);
	return {
		product: {
			id: source.id,
			title: source.name,
			price: toEuros(boxCents * unit.boxesPerUnit),
			img: source.imageUrl,
			orderType: unit.orderType,
			unitTypeDisplay: unitName(source, unit.orderType),
			pricePerBox: toEuros(boxCents),
			boxesPerUnit: unit.boxesPerUnit,
			totalBoxes,
		},
		quantity: unit.quantity,
	};
}

/**
 * Adds `quantity` units of `orderType`. A product already there grows by the amount added, converted to
 * boxes when the unit differs; a new one is appended. Source: spec §4 "Cart", ADR 1, 36.
 */
export function addToCart(
	lines: readonly CartLine[],
	source: CartSource,
	orderType: OrderType,
	quantity: number,
): CartLine[] {
	const units = Math.max(QUANTITY.minimum, floorQuantity(quantity) ?? QUANTITY.minimum);
	const addedBoxes = units * (unitBoxes(source, orderType) ?? 1);
	const existing = lines.find((line) => line.product.id === source.id);
	if (!existing) return [...lines, cartLine(source, addedBoxes, orderType)];
	const sameUnit = existing.product.orderType === orderType ? orderType : undefined;
	const grown = cartLine(source, existing.product.totalBoxes + addedBoxes, sameUnit);
	return lines.map((line) => (line === existing ? grown : line));
}

/**
 * Sets a line to `quantity` of its own units. Zero, less or no number removes the line. Source: spec §4.
 * The tier follows the new total; the unit shown stays the one chosen.
 */
export function setCartQuantity(lines: readonly CartLine[], source: CartSource, quantity: unknown): CartLine[] {
	const units = floorQuantity(quantity);
	if (units === null || units <= 0) return removeFromCart(lines, source.id);
	return lines.map((line) =>
		line.product.id === source.id ? cartLine(source, units * line.product.boxesPerUnit, line.product.orderType) : line,
	);
}

export function removeFromCart(lines: readonly CartLine[], productId: string): CartLine[] {
	return lines.filter((line) => line.product.id !== productId);
}

/** Total in EUR: price times quantity, items whose price is not numeric skipped. Source: spec §3. */
export function cartTotal(lines: readonly CartLine[]): number {
	const cents = lines.reduce((sum, { product, quantity }) => {
		const price = Number(product.price);
		return Number.isFinite(price) ? sum + Math.round(price * 100) * quantity : sum;
	}, 0);
	return toEuros(cents);
}

/** Number of units over all lines. Source: spec §3. */
export function cartCount(lines: readonly CartLine[]): number {
	return lines.reduce((sum, line) => sum + line.quantity, 0);
}

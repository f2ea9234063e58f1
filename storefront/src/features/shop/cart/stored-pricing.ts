import type { CartLine, LinePricing } from "@confiserie/domain/cart/cart";
import { readValue, writeItem } from "@/lib/safe-storage";

/**
 * Packaging figures, tier prices and VAT rate of the products in the cart, by product id, stored beside the `cart` key so that
 * the lines stay exactly as specified while plus and minus still find the right tier without a call. A line without
 * an entry here has its old price until the drawer or the checkout has refreshed it.
 */
const KEY = "cartPricing";
type PricingById = Record<string, LinePricing>;

export function readPricing(productId: string): LinePricing | null {
	return readAll()[productId] ?? null;
}

/** Replaces the figures of some products (null: they are no longer to be trusted) and forgets what left the cart. */
export function writePricing(lines: readonly CartLine[], fresh: Record<string, LinePricing | null> = {}): void {
	const known: Record<string, LinePricing | null> = { ...readAll(), ...fresh };
	const remaining = lines.flatMap(({ product: { id } }) => (known[id] ? [[id, known[id]] as const] : []));
	writeItem("local", KEY, JSON.stringify(Object.fromEntries(remaining)));
}

/** Only the figures of a product: what the rest of `source` holds belongs to other places. */
export function pricingOf(source: LinePricing): LinePricing {
	return {
		piecesPerBox: source.piecesPerBox,
		boxesPerLayer: source.boxesPerLayer ?? null,
		boxesPerPallet: source.boxesPerPallet ?? null,
		pricePerPieceBox: source.pricePerPieceBox,
		pricePerPieceLayer: source.pricePerPieceLayer ?? null,
		pricePerPiecePallet: source.pricePerPiecePallet ?? null,
		vatRate: source.vatRate,
	};
}

function readAll(): PricingById {
	const stored = Object.entries(readValue("local", KEY) ?? {});
	return Object.fromEntries(stored.filter((entry): entry is [string, LinePricing] => isPricing(entry[1])));
}

function isPricing(value: unknown): value is LinePricing {
	if (typeof value !== "object" || value === null) return false;
	const figures = value as Record<keyof LinePricing, unknown>;
	const optional = [
		figures.boxesPerLayer,
		figures.boxesPerPallet,
		figures.pricePerPieceLayer,
		figures.pricePerPiecePallet,
		figures.vatRate,
	];
	return (
		isPositive(figures.piecesPerBox) &&
		isPositive(figures.pricePerPieceBox) &&
		optional.every((figure) => figure === null || figure === undefined || isPositive(figure))
	);
}

const isPositive = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value) && value > 0;

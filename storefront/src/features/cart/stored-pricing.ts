import type { CartLine } from "@confiserie/domain/cart";
import type { TierPricing } from "@confiserie/domain/tier-price";
import { readItem, writeItem } from "@/lib/safe-storage";

/**
 * Packaging figures and tier prices of the products in the cart, by product id, kept beside the `cart` key so that
 * the lines stay exactly as specified while plus and minus still find the right tier without a call. A line without
 * an entry here keeps its price until the drawer or the checkout has refreshed it.
 */
const KEY = "cartPricing";
type PricingById = Record<string, TierPricing>;

export function readPricing(productId: string): TierPricing | null {
	return readAll()[productId] ?? null;
}

/** Replaces the figures of some products (null: they are no longer to be trusted) and forgets what left the cart. */
export function writePricing(lines: readonly CartLine[], fresh: Record<string, TierPricing | null> = {}): void {
	const known: Record<string, TierPricing | null> = { ...readAll(), ...fresh };
	const kept = lines.flatMap(({ product: { id } }) => (known[id] ? [[id, known[id]] as const] : []));
	writeItem("local", KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Only the figures of a product: what the rest of `source` holds belongs to other places. */
export function pricingOf(source: TierPricing): TierPricing {
	return {
		piecesPerBox: source.piecesPerBox,
		boxesPerLayer: source.boxesPerLayer ?? null,
		boxesPerPallet: source.boxesPerPallet ?? null,
		pricePerPieceBox: source.pricePerPieceBox,
		pricePerPieceLayer: source.pricePerPieceLayer ?? null,
		pricePerPiecePallet: source.pricePerPiecePallet ?? null,
	};
}

function readAll(): PricingById {
	try {
		const stored: unknown = JSON.parse(readItem("local", KEY) ?? "{}");
		if (typeof stored !== "object" || stored === null) return {};
		return Object.fromEntries(
			Object.entries(stored).filter((entry): entry is [string, TierPricing] => isPricing(entry[1])),
		);
	} catch {
		return {};
	}
}

function isPricing(value: unknown): value is TierPricing {
	if (typeof value !== "object" || value === null) return false;
	const figures = value as Record<keyof TierPricing, unknown>;
	const optional = [
		figures.boxesPerLayer,
		figures.boxesPerPallet,
		figures.pricePerPieceLayer,
		figures.pricePerPiecePallet,
	];
	return (
		isPositive(figures.piecesPerBox) &&
		isPositive(figures.pricePerPieceBox) &&
		optional.every((figure) => figure === null || figure === undefined || isPositive(figure))
	);
}

const isPositive = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value) && value > 0;

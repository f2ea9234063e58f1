import type { CartSource } from "@confiserie/domain/cart/cart";
import { piecesToCents } from "@confiserie/domain/money";
import { priceText } from "@confiserie/domain/prices/price-text";
import type { PriorPrices } from "@confiserie/domain/prices/prior-price";
import { formatBoxes, type OrderType, type Tier, tiers, unitName } from "@confiserie/domain/prices/tier-price";
import { pricePerKilogramCents } from "@confiserie/domain/prices/unit-price";
import type { ReactNode } from "react";
import { Price } from "@/ui/price";

/** A product as a row shows its prices. */
export interface RowProduct extends CartSource {
	/** Net weight of a piece; 0 when unknown. */
	weightGrams: number;
	/** Of an announced reduction; absent without one. */
	priorPrices?: PriorPrices | undefined;
}

interface TierPriceListProps {
	product: RowProduct;
	/** Stands below the price of a tier. */
	mark?: (tier: Tier) => ReactNode;
}

/** The price of a box at every tier, side by side. */
export function TierPriceList({ product, mark }: TierPriceListProps) {
	return (
		<dl aria-label="Tarifs" className="grid grid-cols-3 gap-x-3 lg:text-right">
			{tiers(product).map((tier) => (
				<div key={tier.orderType}>
					<dt className="text-xs whitespace-nowrap text-prune">{tierText(tier, product)}</dt>
					<dd className="font-semibold whitespace-nowrap">
						<Price of={priceText(product.vatRate, ({ bare }) => bare(tier.pricePerBoxCents))} isBare />
					</dd>
					<KilogramPrice product={product} minBoxes={tier.minBoxes} />
					<PriorBoxPrice product={product} orderType={tier.orderType} />
					{mark?.(tier)}
				</div>
			))}
		</dl>
	);
}

function KilogramPrice({ product, minBoxes }: { product: RowProduct; minBoxes: number }) {
	const cents = pricePerKilogramCents(product, minBoxes);
	if (cents === null) return null;
	return (
		<dd className="text-xs whitespace-nowrap text-prune">
			<Price of={priceText(product.vatRate, (words) => `${words.cents(cents)} / kg`)} />
		</dd>
	);
}

/** Beside the announcement of a reduction: code de la consommation, art. L112-1-1. */
function PriorBoxPrice({ product, orderType }: { product: RowProduct; orderType: OrderType }) {
	const prior = product.priorPrices?.[orderType];
	if (!prior) return null;
	const cents = piecesToCents(product.piecesPerBox, prior);
	return (
		<dd className="text-xs text-prune">
			<Price of={priceText(product.vatRate, (words) => `Prix antérieur\u00a0: ${words.cents(cents)}`)} />
		</dd>
	);
}

/** "Carton", "Dès 8 cartons": from how many boxes on the price holds. */
const tierText = ({ orderType, minBoxes }: Tier, product: RowProduct): string =>
	minBoxes > 1 ? `Dès ${formatBoxes(minBoxes, product)}` : unitName(product, orderType);

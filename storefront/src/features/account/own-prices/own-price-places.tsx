"use client";

import { priceText } from "@confiserie/domain/prices/price-text";
import { pricePerBoxCents, type Tier, UNITS } from "@confiserie/domain/prices/tier-price";
import { createPortal } from "react-dom";
import { OWN_PRICE } from "@/lib/own-prices/slots";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { usePlaces } from "@/lib/use-places";
import { Price } from "@/ui/price";
import { CataloguePrice, OwnMark } from "./own-price";
import { type RowProduct, TierPriceList } from "./tier-price-list";

/** The prices of the signed-in customer, in the places that the server's markup has for them. */
export function OwnPricePlaces() {
	const places = usePlaces(OWN_PRICE);
	return places.map(({ element, value }, at) => {
		const { product, part } = JSON.parse(value);
		const Part = part === "tiers" ? OwnTiers : OwnBox;
		return createPortal(<Part product={product} />, element, `${at} ${product.id}`);
	});
}

/** The price of a box where the catalogue asks more. */
function OwnBox({ product }: { product: RowProduct }) {
	const own = useOwnPrices(product.id);
	if (!own || own.pricePerPieceBox >= product.pricePerPieceBox) return null;
	const price = (of: RowProduct) => priceText(of.vatRate, ({ bare }) => bare(pricePerBoxCents(of, 1)));
	return (
		<>
			<span className="display text-xl">
				<Price of={price({ ...product, ...own })} isBare />
			</span>
			<OwnMark />
			<CataloguePrice of={price(product)} />
		</>
	);
}

/** The prices of every tier; those below the catalogue's are marked. */
function OwnTiers({ product }: { product: RowProduct }) {
	const own = useOwnPrices(product.id);
	if (!own) return null;
	const asked = ({ orderType }: Tier) => product[UNITS[orderType].price] ?? 0;
	return (
		<TierPriceList
			product={{ ...product, ...own, priorPrices: undefined }}
			mark={(tier) =>
				tier.pricePerPiece < asked(tier) && (
					<dd className="flex lg:justify-end">
						<OwnMark />
					</dd>
				)
			}
		/>
	);
}

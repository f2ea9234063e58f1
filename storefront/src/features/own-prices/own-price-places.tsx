"use client";

import { priceText } from "@confiserie/domain/price-text";
import { pricePerBoxCents, type Tier, UNITS } from "@confiserie/domain/tier-price";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { OWN_PRICE_SLOTS, readOwnPriceSlot } from "@/lib/own-prices/slots";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Price } from "@/ui/price";
import { CataloguePrice, OwnMark } from "./own-price";
import { type RowProduct, TierPriceList } from "./tier-price-list";

/** The prices of who is signed in, in the places that the server's markup has for them. */
export function OwnPricePlaces() {
	const [places, setPlaces] = useState<readonly Element[]>([]);
	useEffect(() => {
		const find = () =>
			setPlaces((known) => {
				const found = [...document.querySelectorAll(OWN_PRICE_SLOTS)];
				return found.length === known.length && found.every((one, at) => one === known[at]) ? known : found;
			});
		find();
		const observer = new MutationObserver(find);
		observer.observe(document.body, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return places.map((place, at) => {
		const { product, part } = readOwnPriceSlot(place);
		const Part = part === "tiers" ? OwnTiers : OwnBox;
		return createPortal(<Part product={product} />, place, `${at} ${product.id}`);
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

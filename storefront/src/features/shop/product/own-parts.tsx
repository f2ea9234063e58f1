"use client";

import type { TierPrices } from "@confiserie/domain/prices/price-change";
import type { PriorPrices } from "@confiserie/domain/prices/prior-price";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { OwnMark, OwnPriceNote } from "@/features/account/own-prices";
import { OWN_TABLE } from "@/lib/own-prices/slots";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import type { ConfigurableProduct } from "./figures";
import { TierTable } from "./tier-table";

export interface OwnPartsProps {
	/** With the catalogue's prices. */
	product: ConfigurableProduct;
	/** As many as are ordered. */
	boxes: number;
	/** Called with the prices of the signed-in customer; null for the catalogue's. */
	onPrices: (own: TierPrices | null) => void;
}

/** Beside the price of the choice and in the table of tiers: what each costs who is signed in. */
export function OwnParts(props: OwnPartsProps) {
	const { product } = props;
	const own = useOwnPrices(product.id);
	const [table, setTable] = useState<Element | null>(null);
	useEffect(() => setTable(document.getElementById(OWN_TABLE)), []);
	return (
		<>
			<OwnPriceNote {...props} />
			{own && table && createPortal(<OwnTable product={product} own={own} />, table)}
		</>
	);
}

function OwnTable({ product, own }: { product: ConfigurableProduct; own: TierPrices }) {
	const above = (asked: number | null | undefined, price: number | null) =>
		asked && price && asked > price ? asked : null;
	const catalogue: PriorPrices = {
		box: above(product.pricePerPieceBox, own.pricePerPieceBox),
		layer: above(product.pricePerPieceLayer, own.pricePerPieceLayer),
		pallet: above(product.pricePerPiecePallet, own.pricePerPiecePallet),
	};
	return (
		<TierTable product={{ ...product, ...own, priorPrices: catalogue }} prior="Prix du catalogue">
			<OwnMark />
		</TierTable>
	);
}

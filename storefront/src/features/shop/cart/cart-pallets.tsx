"use client";

import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCents, formatCount } from "@confiserie/domain/format";
import { palletLine } from "@confiserie/domain/pallet/composition";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import {
	composePallets,
	isPalletFilled,
	type MissingLayers,
	missingLayers,
	type Pallet,
} from "@confiserie/domain/pallet/mixed-pallet";
import { useEffect, useState } from "react";
import { readPacking } from "@/lib/read-packing";
import { ButtonLink } from "@/ui/button-link";
import { PalletList } from "./pallet-list";
import { useCart } from "./use-cart";
import type { LineChecks } from "./use-fresh-lines";

interface MixedPallets {
	/** Pallets that layers of the cart fill. */
	pallets: readonly Pallet[];
	missing: MissingLayers | null;
	productOf: (productId: string) => Product | null | undefined;
}

/** How layers of the cart stand on pallets together, else what they lack; null until that is known, and where they may share none. */
export function useMixedPallets(checks: LineChecks): MixedPallets | null {
	const { lines: all } = useCart();
	const lines = all.flatMap(({ product: { id, totalBoxes } }) => {
		const product = checks[id]?.product;
		return product ? [palletLine(product, totalBoxes)] : [];
	});
	const packing = usePacking(lines.some(({ boxes, boxesPerLayer }) => boxesPerLayer && boxes >= boxesPerLayer));
	if (!packing) return null;
	const { whole, mixed } = composePallets(lines, packing);
	return {
		pallets: isPalletFilled(lines, packing) ? [...whole, ...mixed] : [],
		missing: missingLayers(lines, packing),
		productOf: (productId) => checks[productId]?.product,
	};
}

/** Whether layers of a product stand on a filled pallet: they have its price already. */
export const isOnPallet = (of: MixedPallets | null, productId: string): boolean =>
	of?.pallets.some(({ layers }) => layers.some((one) => one.productId === productId)) ?? false;

/** The pallets of the cart, else what is missing of one and would be saved. */
export function CartPallets({ of, onNavigate }: { of: MixedPallets | null; onNavigate: () => void }) {
	if (of && of.pallets.length > 0)
		return (
			<section aria-labelledby="cart-pallets" className="border-b border-trait pb-4">
				<h3 id="cart-pallets" className="mb-2 font-semibold text-pistache">
					{`${formatCount(of.pallets.length, "palette")}, au tarif palette pour toutes les couches`}
				</h3>
				<PalletList pallets={of.pallets} productOf={of.productOf} />
			</section>
		);
	if (!of?.missing) return null;
	const { fill, layers, isOneProduct, savingCents } = of.missing;
	const others = isOneProduct ? " d'un autre produit" : ", d'autres produits aussi";
	return (
		<section
			aria-labelledby="cart-pallets"
			className="rounded-control bg-pistache-clair px-4 pt-3 text-sm text-pistache"
		>
			<h3 id="cart-pallets" className="font-bold">
				Compléter une palette
			</h3>
			<p>
				{`Vos couches en remplissent ${fillText(fill)}. Encore ${formatCount(layers, "couche")}${others}, et elles ont toutes le tarif palette\u00a0: ${formatCents(savingCents)} TTC de moins.`}
			</p>
			<ButtonLink href="/palette" variant="ghost" size="sm" onClick={onNavigate} className="-ml-4">
				Composer une palette
			</ButtonLink>
		</section>
	);
}

/** How the shop stacks pallets; null until it is known, or while nothing depends on it. */
function usePacking(isWanted: boolean): PackingLimits | null {
	const [packing, setPacking] = useState<PackingLimits | null>(null);
	useEffect(() => {
		if (!isWanted) return;
		const stop = new AbortController();
		readPacking({ signal: stop.signal }).then(
			setPacking,
			// The total states what a pallet saves all the same.
			() => {},
		);
		return () => stop.abort();
	}, [isWanted]);
	return packing;
}

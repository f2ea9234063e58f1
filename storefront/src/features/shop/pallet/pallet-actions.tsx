"use client";

import type { Product } from "@confiserie/domain/contract/product";
import type { BoxesOf } from "@confiserie/domain/customers/saved-list";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { type Composition, writeComposition } from "@confiserie/domain/pallet/composition";
import { Share2, Sparkles, X } from "lucide-react";
import { useState } from "react";
import { SaveAsList } from "@/features/account/save-as-list";
import { boxesLeft, useCart } from "@/features/shop/cart";
import { wordsOf } from "@/lib/words-of";
import { Button } from "@/ui/button";
import { CopyField } from "@/ui/copy-field";
import { readDiscovery } from "./read-products";
import type { Notice } from "./use-composition";

interface PalletActionsProps {
	layers: Composition;
	/** Its boxes. */
	items: readonly BoxesOf[];
	packing: PackingLimits;
	/** True while the stored composition is still to come. */
	isReading: boolean;
	onChange: (layers: Composition, products?: readonly Product[]) => void;
	onNotice: (notice: Notice | null) => void;
}

/** What can be done with a composition as a whole; the suggestion begins one. */
export function PalletActions({ layers, items, packing, isReading, onChange, onNotice }: PalletActionsProps) {
	const { latestLines } = useCart();
	const [isBusy, setBusy] = useState(false);
	const [isShared, setShared] = useState(false);
	const suggest = async () => {
		setBusy(true);
		onNotice(null);
		try {
			const found = await readDiscovery(packing, (product) => boxesLeft(product, latestLines()));
			if (found) onChange(found.layers, found.products);
			else onNotice({ tone: "warning", text: "Pas assez de meilleures ventes en stock pour une palette." });
		} catch (cause) {
			onNotice({ tone: "error", text: wordsOf(cause) });
		} finally {
			setBusy(false);
		}
	};
	if (items.length === 0)
		return (
			<Button variant="secondary" size="sm" className="self-start" busy={isBusy || isReading} onClick={suggest}>
				<Sparkles aria-hidden="true" className="size-5" />
				Partir d'une palette découverte
			</Button>
		);
	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap gap-2">
				<Button variant="ghost" size="sm" aria-expanded={isShared} onClick={() => setShared(!isShared)}>
					<Share2 aria-hidden="true" className="size-5" />
					Partager
				</Button>
				<SaveAsList items={items} />
				<Button variant="ghost" size="sm" onClick={() => onChange(new Map())}>
					<X aria-hidden="true" className="size-5" />
					Vider la palette
				</Button>
			</div>
			{isShared && (
				<CopyField
					label="Lien de cette composition"
					hint="Il ouvre cette page avec les mêmes couches, aux prix et au stock du moment."
					url={`${window.location.origin}/palette?c=${writeComposition(layers)}`}
					message="Le lien est copié."
				/>
			)}
		</div>
	);
}

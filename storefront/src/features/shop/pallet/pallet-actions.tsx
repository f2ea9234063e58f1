"use client";

import type { BoxesOf } from "@confiserie/domain/customers/saved-list";
import { type Composition, writeComposition } from "@confiserie/domain/pallet/composition";
import { Share2, Sparkles, X } from "lucide-react";
import { useState } from "react";
import { SaveAsList } from "@/features/account/save-as-list";
import { Button } from "@/ui/button";
import { CopyField } from "@/ui/copy-field";

interface PalletActionsProps {
	layers: Composition;
	/** Its boxes. */
	items: readonly BoxesOf[];
	/** True while a stored or suggested composition is still to come. */
	isReading: boolean;
	onClear: () => void;
	onSuggest: () => void;
}

/** What can be done with a composition as a whole; the suggestion begins one. */
export function PalletActions({ layers, items, isReading, onClear, onSuggest }: PalletActionsProps) {
	const [isShared, setShared] = useState(false);
	if (items.length === 0)
		return (
			<Button variant="secondary" size="sm" className="self-start" busy={isReading} onClick={onSuggest}>
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
				<Button variant="ghost" size="sm" onClick={onClear}>
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

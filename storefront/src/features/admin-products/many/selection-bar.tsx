"use client";

import { BATCH_NAMED_PRODUCTS, BATCH_PRODUCTS } from "@confiserie/domain/contract/product-batch";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { X } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/ui/button";
import type { ProductSelection } from "./use-selection";

const BatchDialog = dynamic(() => import("./batch-dialog").then((module) => module.BatchDialog));

interface SelectionBarProps {
	selection: ProductSelection;
	/** How many products the filters find. */
	found: number;
}

/** What can be done with the chosen products; at the foot of the window, and nowhere while none is chosen. */
export function SelectionBar({ selection, found }: SelectionBarProps) {
	const [isOpen, setOpen] = useState(false);
	const { count, isAll, except } = selection;
	const refusal = refusalOf(selection);
	if (count === 0 && !isOpen) return null;
	return (
		<section
			aria-label="Produits choisis"
			className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-2 rounded-t-card border border-bordure bg-dragee px-3 py-2 print:hidden"
		>
			<p role="status" className="mr-auto text-sm font-bold">
				{formatCount(count, "produit choisi", "produits choisis")}
				{refusal && <span className="block font-normal">{refusal}</span>}
			</p>
			{(!isAll || except.length > 0) && found > count && (
				<Button variant="ghost" size="sm" onClick={() => selection.chooseAll(found)}>
					{`Tout sélectionner (${formatInteger(found)} résultats)`}
				</Button>
			)}
			<Button size="sm" disabled={refusal !== null} onClick={() => setOpen(true)}>
				Changer…
			</Button>
			<Button variant="secondary" size="sm" onClick={selection.clear}>
				<X aria-hidden="true" className="size-4.5" />
				<span className="max-sm:sr-only">Effacer le choix</span>
			</Button>
			{isOpen && <BatchDialog selection={selection} onClose={() => setOpen(false)} />}
		</section>
	);
}

function refusalOf({ count, isAll, except }: ProductSelection): string | null {
	if (isAll && count > BATCH_PRODUCTS)
		return `${formatInteger(BATCH_PRODUCTS)} au plus à la fois\u00a0: filtrez davantage.`;
	if (except.length > BATCH_NAMED_PRODUCTS)
		return `${formatInteger(BATCH_NAMED_PRODUCTS)} exceptions au plus\u00a0: filtrez davantage.`;
	if (!isAll && count > BATCH_NAMED_PRODUCTS)
		return `${formatInteger(BATCH_NAMED_PRODUCTS)} au plus un à un\u00a0: choisissez par filtre.`;
	return null;
}

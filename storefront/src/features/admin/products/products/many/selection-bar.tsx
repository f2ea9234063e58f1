"use client";

import { BATCH_NAMED_PRODUCTS, BATCH_PRODUCTS } from "@confiserie/domain/contract/product-batches";
import { formatCount } from "@confiserie/domain/format";
import { useState } from "react";
import { choiceRefusal, SelectionFrame } from "@/features/admin/products/batches";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";
import type { ProductSelection } from "./use-selection";

const BatchDialog = onFirstUse(() => import("./batch-dialog").then((module) => module.BatchDialog));

interface SelectionBarProps {
	selection: ProductSelection;
	/** How many products the filters find. */
	found: number;
}

/** What can be done with the chosen products; at the foot of the window, and nowhere while none is chosen. */
export function SelectionBar({ selection, found }: SelectionBarProps) {
	const [isOpen, setOpen] = useState(false);
	const { count } = selection;
	const limits = { all: BATCH_PRODUCTS, named: BATCH_NAMED_PRODUCTS, oneByOne: "un à un" };
	const refusal = choiceRefusal(selection, limits);
	if (count === 0 && !isOpen) return null;
	return (
		<SelectionFrame
			label="Produits choisis"
			counted={formatCount(count, "produit choisi", "produits choisis")}
			refusal={refusal}
			choice={selection}
			found={found}
		>
			<Button size="sm" disabled={refusal !== null} onClick={() => setOpen(true)}>
				Changer…
			</Button>
			{isOpen && <BatchDialog selection={selection} onClose={() => setOpen(false)} />}
		</SelectionFrame>
	);
}

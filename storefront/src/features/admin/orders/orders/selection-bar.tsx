"use client";

import { BATCH_NAMED, BATCH_ORDERS } from "@confiserie/domain/contract/order-batches";
import { PICKED_ORDERS } from "@confiserie/domain/contract/picking";
import { formatCount } from "@confiserie/domain/format";
import { ClipboardList } from "lucide-react";
import { useState } from "react";
import { choiceRefusal, SelectionFrame } from "@/features/admin/products/batches";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { BatchDialog } from "./batch-dialog";
import type { OrderSelection } from "./use-selection";

interface SelectionBarProps {
	selection: OrderSelection;
	/** How many orders the filters find. */
	found: number;
}

/** What can be done with the chosen orders; at the foot of the window, and nowhere while none is chosen. */
export function SelectionBar({ selection, found }: SelectionBarProps) {
	const [isOpen, setOpen] = useState(false);
	const { count } = selection;
	const refusal = choiceRefusal(selection, { all: BATCH_ORDERS, named: BATCH_NAMED, oneByOne: "une à une" });
	const picking = count <= PICKED_ORDERS ? selection.pickingHref() : null;
	if (count === 0 && !isOpen) return null;
	return (
		<SelectionFrame
			label="Commandes choisies"
			counted={formatCount(count, "commande choisie", "commandes choisies")}
			refusal={refusal}
			choice={selection}
			found={found}
		>
			{picking && (
				<ButtonLink href={picking} isLikely variant="secondary" size="sm">
					<ClipboardList aria-hidden="true" className="size-4.5" />
					Préparer
				</ButtonLink>
			)}
			<Button size="sm" disabled={refusal !== null} onClick={() => setOpen(true)}>
				Changer le statut
			</Button>
			<BatchDialog isOpen={isOpen} selection={selection} onClose={() => setOpen(false)} />
		</SelectionFrame>
	);
}

"use client";

import { BATCH_NAMED, BATCH_ORDERS } from "@confiserie/domain/contract/order-batch";
import { PICKED_ORDERS } from "@confiserie/domain/contract/picking";
import { formatCount, formatInteger } from "@confiserie/domain/format";
import { ClipboardList, X } from "lucide-react";
import { useState } from "react";
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
	const { count, isAll, except } = selection;
	const refusal = refusalOf(selection);
	const picking = count <= PICKED_ORDERS ? selection.pickingHref() : null;
	if (count === 0 && !isOpen) return null;
	return (
		<section
			aria-label="Commandes choisies"
			className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-2 rounded-t-card border border-bordure bg-dragee px-3 py-2 print:hidden"
		>
			<p role="status" className="mr-auto text-sm font-bold">
				{formatCount(count, "commande choisie", "commandes choisies")}
				{refusal && <span className="block font-normal">{refusal}</span>}
			</p>
			{(!isAll || except.length > 0) && found > count && (
				<Button variant="ghost" size="sm" onClick={() => selection.chooseAll(found)}>
					{`Tout sélectionner (${formatInteger(found)} résultats)`}
				</Button>
			)}
			{picking && (
				<ButtonLink href={picking} variant="secondary" size="sm">
					<ClipboardList aria-hidden="true" className="size-4.5" />
					Préparer
				</ButtonLink>
			)}
			<Button size="sm" disabled={refusal !== null} onClick={() => setOpen(true)}>
				Changer le statut
			</Button>
			<Button variant="secondary" size="sm" onClick={selection.clear}>
				<X aria-hidden="true" className="size-4.5" />
				<span className="max-sm:sr-only">Effacer le choix</span>
			</Button>
			<BatchDialog isOpen={isOpen} selection={selection} next={selection.next} onClose={() => setOpen(false)} />
		</section>
	);
}

function refusalOf({ count, isAll, except }: OrderSelection): string | null {
	if (isAll && count > BATCH_ORDERS)
		return `${formatInteger(BATCH_ORDERS)} au plus à la fois\u00a0: filtrez davantage.`;
	if (except.length > BATCH_NAMED) return `${formatInteger(BATCH_NAMED)} exceptions au plus\u00a0: filtrez davantage.`;
	if (!isAll && count > BATCH_NAMED)
		return `${formatInteger(BATCH_NAMED)} au plus une à une\u00a0: choisissez par filtre.`;
	return null;
}

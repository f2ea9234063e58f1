"use client";

import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useRef } from "react";
import { PriceChange, readPricing } from "@/features/shop/cart";
import type { ProblemText } from "@/features/shop/payment";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import type { Conflict, LineChange } from "./conflict";

export interface ConflictDialogProps {
	conflict: Conflict | null;
	isBusy: boolean;
	problem: ProblemText | null;
	onAccept: () => void;
	onClose: () => void;
	onEditCart: () => void;
}

/** What changed between cart and payment: old beside new, one press to accept. Nothing is charged by accepting. */
export function ConflictDialog({ conflict, isBusy, problem, onAccept, onClose, onEditCart }: ConflictDialogProps) {
	// The last conflict stays readable during the closing animation.
	const shown = useRef(conflict);
	if (conflict) shown.current = conflict;
	const changes = shown.current?.changes ?? [];
	return (
		<Dialog
			open={conflict !== null}
			onClose={onClose}
			title="Votre commande a changé"
			description={shown.current?.message}
			footer={
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button onClick={onAccept} busy={isBusy} className="flex-1">
						{acceptLabel(changes)}
					</Button>
					<Button variant="secondary" onClick={onEditCart}>
						Modifier mon panier
					</Button>
				</div>
			}
		>
			{problem && (
				<Banner tone="error" title={problem.title} className="mb-4">
					{problem.detail}
				</Banner>
			)}
			{changes.length === 0 && <p>Le total a été recalculé. Vous le verrez avant de payer.</p>}
			<ul className="flex flex-col divide-y divide-trait">
				{changes.map((change) => (
					<li key={change.productId} className="py-3">
						<p className="font-semibold">{change.name}</p>
						<ChangeText change={change} />
					</li>
				))}
			</ul>
		</Dialog>
	);
}

function ChangeText({ change }: { change: LineChange }) {
	switch (change.kind) {
		case "gone":
			return <p className="text-rouge">N'est plus en vente : il sera retiré de votre commande.</p>;
		case "soldOut":
			return <p className="text-rouge">En rupture de stock : il sera retiré de votre commande.</p>;
		case "limited":
			if (change.availableBoxes === 0)
				return (
					<p className="text-rouge">Ne peut pas être réservé pour l'instant&nbsp;: il sera retiré de votre commande.</p>
				);
			return <FewerBoxes change={change} possible="possible" />;
		case "short":
			return <FewerBoxes change={change} possible="disponible" />;
		case "price":
			return (
				<p>
					<PriceChange of={readPricing(change.productId)} before={change.oldPriceCents} now={change.newPriceCents} />
				</p>
			);
	}
}

function FewerBoxes({ change, possible }: { change: LineChange; possible: string }) {
	const product = readPricing(change.productId);
	return (
		<p>
			<span className="text-prune">{formatBoxes(change.askedBoxes, product, "demandé")},</span>{" "}
			<strong className="text-caramel">{formatBoxes(change.availableBoxes, product, possible)}</strong>
			<span className="block text-sm text-prune">Le tarif suit la quantité. Vous verrez le total avant de payer.</span>
		</p>
	);
}

function acceptLabel(changes: readonly LineChange[]): string {
	if (changes.length > 0 && changes.every(({ kind }) => kind === "price")) return "Accepter les nouveaux prix";
	if (changes.length > 0 && changes.every(({ kind }) => kind === "short")) return "Prendre les quantités disponibles";
	if (changes.every(({ kind, availableBoxes }) => kind === "limited" && availableBoxes > 0) && changes.length > 0)
		return "Prendre les quantités possibles";
	return "Accepter et continuer";
}

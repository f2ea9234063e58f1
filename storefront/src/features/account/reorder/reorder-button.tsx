"use client";

import type { OrderedLine, ReorderLine } from "@confiserie/domain/cart/reorder";
import { formatCount } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { PriceChange, useCart } from "@/features/shop/cart";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-style";
import { Dialog } from "@/ui/dialog";
import { type AskedLines, useReorder } from "./use-reorder";

interface ReorderButtonProps {
	lines: readonly OrderedLine[];
	/** Whether mixed pallets lowered their prices. */
	hadPallets?: boolean;
	/** What it says on it, and what a screen reader adds. */
	label: string;
	name?: string | undefined;
	/** What the lines are compared with: "votre commande CMD-1". */
	since: string;
	variant?: ButtonVariant;
	disabled?: boolean;
}

/** Adds lines to the cart; asks first where something has changed, or the cart contains something. */
export function ReorderButton({
	lines,
	hadPallets = false,
	label,
	name,
	since,
	variant,
	disabled,
}: ReorderButtonProps) {
	const reorder = useReorder(lines, hadPallets);
	// The lines stay readable during the closing animation.
	const shown = useRef<AskedLines>({ added: [], alone: [] });
	if (reorder.asked) shown.current = reorder.asked;
	const { added, alone } = shown.current;
	const isAnyLeft = alone.some(({ boxes }) => boxes > 0);
	const isChanged = added.some(({ kind }) => kind !== "same");
	const inCart = useCart().lines.length;
	const words = inCart > 0 ? `Votre panier contient déjà ${formatCount(inCart, "produit")}.` : "";
	return (
		<div className="flex flex-col gap-3">
			<Button
				variant={variant}
				size="sm"
				disabled={disabled}
				busy={reorder.isBusy}
				busyLabel="Vérification…"
				onClick={reorder.start}
			>
				<RotateCcw aria-hidden="true" className="size-4.5" />
				<span>
					{label} {name && <span className="sr-only">{name}</span>}
				</span>
			</Button>
			{reorder.problem && (
				<Banner tone="error" title="La commande n'a pas pu être reprise">
					{reorder.problem}
				</Banner>
			)}
			<Dialog
				open={reorder.asked !== null}
				onClose={reorder.dismiss}
				title={titleOf({ isAnyLeft, isChanged })}
				description={`${isChanged ? `Depuis ${since}, aux prix et au stock d'aujourd'hui.` : ""} ${words}`.trim()}
				footer={
					<div className="flex flex-col gap-3 sm:flex-row-reverse">
						{added.some(({ boxes }) => boxes > 0) && (
							<Button onClick={() => reorder.accept({ replaces: false })} className="flex-1">
								Ajouter au panier
							</Button>
						)}
						{isAnyLeft && inCart > 0 && (
							<Button variant="secondary" onClick={() => reorder.accept({ replaces: true })}>
								Remplacer le panier
							</Button>
						)}
						<Button variant="secondary" onClick={reorder.dismiss}>
							Fermer
						</Button>
					</div>
				}
			>
				<ul className="flex flex-col divide-y divide-trait">
					{added.map((line, at) => (
						<li key={line.productId} className="py-3">
							<p className="font-semibold">{line.name}</p>
							<Difference line={line} isBesideCart={line.boxes < (alone[at]?.boxes ?? 0)} />
						</li>
					))}
				</ul>
			</Dialog>
		</div>
	);
}

function titleOf({ isAnyLeft, isChanged }: { isAnyLeft: boolean; isChanged: boolean }): string {
	if (!isAnyLeft) return "Plus rien n'est disponible";
	return isChanged ? "Ce qui a changé depuis" : "Ajouter, ou remplacer le panier\u00a0?";
}

/** @param isBesideCart there are fewer boxes because the cart contains some */
function Difference({ line, isBesideCart }: { line: ReorderLine; isBesideCart: boolean }) {
	const { kind, askedBoxes, boxes, priceBefore, priceNow, product } = line;
	if (kind === "gone") return <p className="text-rouge">N'est plus en vente.</p>;
	if (kind === "soldOut")
		return (
			<p className="text-rouge">
				{isBesideCart ? "Votre panier contient déjà tout ce qu'il en reste." : "En rupture de stock."}
			</p>
		);
	return (
		<>
			<p>
				{kind === "short" ? (
					<>
						<span className="text-prune">{formatBoxes(askedBoxes, product, "commandé")},</span>{" "}
						<strong className="text-caramel">{formatBoxes(boxes, product, "disponible")}</strong>
						{isBesideCart && " en plus de votre panier"}
					</>
				) : (
					formatBoxes(boxes, product)
				)}
			</p>
			{priceNow !== null && (
				<p className="text-sm">
					<PriceChange of={product} before={priceBefore} now={priceNow} />
				</p>
			)}
		</>
	);
}

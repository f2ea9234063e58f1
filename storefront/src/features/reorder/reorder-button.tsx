"use client";

import { formatCount } from "@confiserie/domain/format";
import type { OrderedLine, ReorderLine } from "@confiserie/domain/reorder";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { PriceChange } from "@/features/cart";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { ButtonVariant } from "@/ui/button-style";
import { Dialog } from "@/ui/dialog";
import { useReorder } from "./use-reorder";

interface ReorderButtonProps {
	lines: readonly OrderedLine[];
	/** What it says on it, and what a screen reader adds. */
	label: string;
	name?: string | undefined;
	/** What the lines are compared with: "votre commande CMD-1". */
	since: string;
	variant?: ButtonVariant;
	disabled?: boolean;
}

/** Adds lines to the cart, or shows what has changed about them first. */
export function ReorderButton({ lines, label, name, since, variant, disabled }: ReorderButtonProps) {
	const reorder = useReorder(lines);
	// The lines stay readable during the closing animation.
	const shown = useRef<readonly ReorderLine[]>([]);
	if (reorder.differing) shown.current = reorder.differing;
	const isAnyLeft = shown.current.some(({ boxes }) => boxes > 0);
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
				open={reorder.differing !== null}
				onClose={reorder.dismiss}
				title={isAnyLeft ? "Ce qui a changé depuis" : "Plus rien n'est disponible"}
				description={`Depuis ${since}, aux prix et au stock d'aujourd'hui.`}
				footer={
					<div className="flex flex-col gap-3 sm:flex-row-reverse">
						{isAnyLeft && (
							<Button onClick={reorder.accept} className="flex-1">
								Ajouter au panier
							</Button>
						)}
						<Button variant="secondary" onClick={reorder.dismiss}>
							Fermer
						</Button>
					</div>
				}
			>
				<ul className="flex flex-col divide-y divide-trait">
					{shown.current.map((line) => (
						<li key={line.productId} className="py-3">
							<p className="font-semibold">{line.name}</p>
							<Difference line={line} />
						</li>
					))}
				</ul>
			</Dialog>
		</div>
	);
}

function Difference({ line }: { line: ReorderLine }) {
	const { kind, askedBoxes, boxes, priceBefore, priceNow } = line;
	if (kind === "gone") return <p className="text-rouge">N'est plus en vente.</p>;
	if (kind === "soldOut") return <p className="text-rouge">En rupture de stock.</p>;
	return (
		<>
			<p>
				{kind === "short" ? (
					<>
						<span className="text-prune">{formatCount(askedBoxes, "carton commandé", "cartons commandés")},</span>{" "}
						<strong className="text-caramel">{formatCount(boxes, "carton disponible", "cartons disponibles")}</strong>
					</>
				) : (
					formatCount(boxes, "carton")
				)}
			</p>
			{priceNow !== null && (
				<p className="text-sm">
					<PriceChange before={priceBefore} now={priceNow} />
				</p>
			)}
		</>
	);
}

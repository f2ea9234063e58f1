"use client";

import type { Order } from "@confiserie/domain/contract/order";
import { formatCount } from "@confiserie/domain/format";
import type { ReorderLine } from "@confiserie/domain/reorder";
import { RotateCcw } from "lucide-react";
import { useRef } from "react";
import { PriceChange } from "@/features/cart";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { useReorder } from "./use-reorder";

/** "Commander à nouveau": adds the lines to the cart, or shows the changes first. In a list its name includes the order. */
export function Reorder({ order, isInList = false }: { order: Order; isInList?: boolean }) {
	const reorder = useReorder(order);
	// The lines stay readable during the closing animation.
	const shown = useRef<readonly ReorderLine[]>([]);
	if (reorder.differing) shown.current = reorder.differing;
	const isAnyLeft = shown.current.some(({ boxes }) => boxes > 0);
	return (
		<div className="flex flex-col gap-3">
			<Button
				variant={isInList ? "secondary" : "primary"}
				size="sm"
				busy={reorder.isBusy}
				busyLabel="Vérification…"
				onClick={reorder.start}
			>
				<RotateCcw aria-hidden="true" className="size-4.5" />
				<span>Commander à nouveau {isInList && <span className="sr-only">{order.orderNumber}</span>}</span>
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
				description={`Depuis votre commande ${order.orderNumber}, aux prix et au stock d'aujourd'hui.`}
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

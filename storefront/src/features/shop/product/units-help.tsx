import type { Product } from "@confiserie/domain/contract/product";
import { formatCount } from "@confiserie/domain/format";
import { unitBoxes } from "@confiserie/domain/prices/tier-price";
import { PackagingDiagram } from "./packaging-diagram";

const ID = "unites-de-vente";

/** What a layer and a pallet are, in words and drawn, one tap beside the choice; nothing where the product has neither. */
export function UnitsHelp({ product }: { product: Product }) {
	const layer = unitBoxes(product, "layer");
	const pallet = unitBoxes(product, "pallet");
	if (!layer && !pallet) return null;
	return (
		<>
			<button
				type="button"
				popoverTarget={ID}
				className="min-h-7 text-sm text-prune underline underline-offset-4 hover:text-framboise"
			>
				{layer ? "Qu'est-ce qu'une couche\u00a0?" : "Qu'est-ce qu'une palette\u00a0?"}
			</button>
			<div
				id={ID}
				popover="auto"
				className="m-auto max-h-[85dvh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-papier p-4 text-left text-encre shadow-drawer backdrop:bg-encre/50 sm:p-6"
			>
				<p className="mb-4">{unitsText(product.piecesPerBox > 1 ? "carton" : "pièce", layer, pallet)}</p>
				<PackagingDiagram product={product} />
				<button
					type="button"
					popoverTarget={ID}
					popoverTargetAction="hide"
					className="mt-3 min-h-11 w-full rounded-control font-bold text-framboise hover:bg-dragee"
				>
					Fermer
				</button>
			</div>
		</>
	);
}

/** "Une couche est un étage de la palette : 8 cartons côte à côte. Une palette empile 6 couches, soit 48 cartons." */
export function unitsText(word: string, layer: number | null, pallet: number | null): string {
	const parts = [];
	if (layer) parts.push(`Une couche est un étage de la palette\u00a0: ${formatCount(layer, word)} côte à côte.`);
	if (pallet && layer && pallet % layer === 0)
		parts.push(`Une palette empile ${formatCount(pallet / layer, "couche")}, soit ${formatCount(pallet, word)}.`);
	else if (pallet) parts.push(`Une palette porte ${formatCount(pallet, word)}.`);
	return parts.join(" ");
}

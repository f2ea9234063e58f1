import { formatCount, formatWeight } from "@confiserie/domain/format";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import type { Pallet } from "@confiserie/domain/pallet/mixed-pallet";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";

interface PalletListProps {
	pallets: readonly Pallet[];
	productOf: (productId: string) => { name: string; piecesPerBox: number } | null | undefined;
	/** A colour of CSS, where a drawing has one. */
	colourOf?: (productId: string) => string;
}

/** The layers of each pallet, the lowest first, with its fill and weight. */
export function PalletList({ pallets, productOf, colourOf }: PalletListProps) {
	return (
		<ol className="flex flex-col gap-3">
			{pallets.map((pallet, index) => (
				<li key={palletTitle(pallet, index)} className="rounded-control bg-creme px-4 py-3 text-sm">
					<p className="flex flex-wrap justify-between gap-x-3">
						<strong>{palletTitle(pallet, index)}</strong>
						<span className="text-prune">{formatWeight(pallet.grams)}</span>
					</p>
					<ul className="mt-1">
						{pallet.layers.map(({ productId, layers, boxes }) => (
							<li key={productId} className="flex items-baseline gap-2">
								{colourOf && (
									<span
										aria-hidden="true"
										className="size-3 shrink-0 rounded-[3px]"
										style={{ background: colourOf(productId) }}
									/>
								)}
								<span className="min-w-0">
									{formatCount(layers, "couche")} {productOf(productId)?.name}{" "}
									<span className="whitespace-nowrap text-prune">
										({formatBoxes(boxes, productOf(productId) ?? null)})
									</span>
								</span>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}

/** "Palette mixte n° 1 · 83 %". */
const palletTitle = ({ layers, fill }: Pallet, index: number): string =>
	`${layers.length > 1 ? "Palette mixte" : "Palette"} n°\u00a0${index + 1} · ${fillText(fill)}`;

import type { Product } from "@confiserie/domain/contract/product";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatInteger } from "@confiserie/domain/format";
import { fillText } from "@confiserie/domain/pallet/fill-text";
import type { Pallet } from "@confiserie/domain/pallet/mixed-pallet";
import type { ReactNode } from "react";
import { type DrawnLayer, PalletDrawing } from "@/features/shop/product";
import { goodsTotalText } from "@/lib/goods-total";
import { Price } from "@/ui/price";
import type { PalletFigures } from "./figures";

interface PalletViewProps {
	figures: PalletFigures;
	packing: PackingLimits;
	products: ReadonlyMap<string, Product>;
	colourOf: (productId: string) => string;
	/** The button. */
	children: ReactNode;
}

/** The pallet that is being filled, its figures and price: small at the foot of a phone's screen, beside the products elsewhere. */
export function PalletView({ figures, packing, products, colourOf, children }: PalletViewProps) {
	const { open, pallets, now, saving, state, isFilled } = figures;
	const weight = `${formatInteger(Math.ceil((open?.grams ?? 0) / 1000))} kg sur ${formatInteger(packing.palletKilograms)}`;
	return (
		<section
			aria-label="Votre palette"
			className="pallet-view sticky bottom-0 z-10 -mx-4 mt-6 grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-trait bg-papier px-4 py-3 sm:mx-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto] lg:static lg:mt-0 lg:grid-cols-1 lg:rounded-card lg:border lg:p-5 low:static"
		>
			<PalletDrawing
				layers={open ? drawnLayers(open, products, colourOf, pallets.length) : []}
				className="mx-auto max-h-20 w-full lg:max-h-64"
			/>
			<div className="min-w-0 text-sm">
				<p className="font-semibold">
					{`${pallets.length > 1 ? `Palette ${pallets.length}` : "Palette"} · ${fillText(open?.fill ?? 0)}`}
				</p>
				<p className="text-prune max-lg:sr-only">
					{`Hauteur ${fillText(open?.fill ?? 0)} d'une palette pleine · ${weight}`}
				</p>
				<p role="status" className={isFilled ? "text-pistache" : "text-prune"}>
					{state}
				</p>
			</div>
			<div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-1 lg:flex-col lg:items-stretch">
				<p className="min-w-0 flex-1">
					<span className="display text-xl">
						<Price of={goodsTotalText(now)} isBare />
					</span>
					{saving.gross > 0 && (
						<span className="block text-sm text-pistache">
							<Price of={goodsTotalText(saving)} isBare /> {`de moins qu'${aloneWords(pallets, products)}`}
						</span>
					)}
				</p>
				{children}
			</div>
		</section>
	);
}

/** How what stands on the pallets is sold alone: "au carton", "à la pièce". */
function aloneWords(pallets: readonly Pallet[], products: PalletViewProps["products"]): string {
	const layers = pallets.flatMap((pallet) => pallet.layers);
	const words = layers.map(({ productId }) =>
		products.get(productId)?.piecesPerBox === 1 ? "à la pièce" : "au carton",
	);
	return [...new Set(words)].join(" ou ");
}

/** One by one, from below. */
function drawnLayers(
	{ layers }: Pallet,
	products: ReadonlyMap<string, Product>,
	colourOf: (productId: string) => string,
	palletNumber: number,
): DrawnLayer[] {
	return layers.flatMap(({ productId, layers: count }) => {
		const { boxesPerLayer, boxesPerPallet } = products.get(productId) ?? {};
		if (!boxesPerLayer || !boxesPerPallet) return [];
		return Array.from({ length: count }, (_, index) => ({
			key: `${palletNumber} ${productId} ${index}`,
			boxes: boxesPerLayer,
			share: boxesPerLayer / boxesPerPallet,
			colour: colourOf(productId),
		}));
	});
}

import { layersWords, type PalletPlan, palletWords } from "@confiserie/domain/pallet/pallet-plan";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";

interface PalletPlansProps {
	pallets: readonly PalletPlan[];
	/** Boxes that stand on none of them. */
	loose?: readonly { productName: string; boxes: number; piecesPerBox: number }[];
	/** On paper, with a box to tick off each layer. */
	isForHands?: boolean;
}

/** How an order's layers stand on its mixed pallets, a plan each, drawn as it is stacked; nothing for an order without. */
export function PalletPlans({ pallets, loose = [], isForHands = false }: PalletPlansProps) {
	if (pallets.length === 0) return null;
	const plans = pallets.map((pallet, index) => ({ pallet, title: `Palette ${index + 1} sur ${pallets.length}` }));
	return (
		<div className="mb-4 w-full">
			<ol aria-label="Palettes à monter" className="grid gap-3 sm:grid-cols-2">
				{plans.map(({ title, pallet }) => (
					<Plan key={title} {...{ title, pallet, isForHands }} />
				))}
			</ol>
			{loose.length > 0 && (
				<p className="mt-2 text-sm wrap-anywhere">
					{`À côté des palettes\u00a0: ${loose.map((line) => `${formatBoxes(line.boxes, line)} de ${line.productName}`).join("\u00a0; ")}`}
				</p>
			)}
		</div>
	);
}

function Plan({ title, pallet, isForHands }: { title: string; pallet: PalletPlan; isForHands: boolean }) {
	return (
		<li className="flex flex-col break-inside-avoid rounded-card border border-trait p-3">
			<p className="font-bold">{title}</p>
			<p className="mb-2 text-sm text-prune">{`${palletWords(pallet)}. De bas en haut, le plus lourd en bas.`}</p>
			<ol className="mt-auto flex flex-col-reverse gap-1 border-b-4 border-encre pb-1 text-sm">
				{pallet.layers.map((of) => (
					<li key={of.productName} className="flex items-center gap-2 rounded-sm border border-bordure px-2 py-1">
						{isForHands && <span className="size-5 shrink-0 border-2 border-encre" />}
						<span className="min-w-0 wrap-anywhere">{layersWords(of)}</span>
					</li>
				))}
			</ol>
		</li>
	);
}

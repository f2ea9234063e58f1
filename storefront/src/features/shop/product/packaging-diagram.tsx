import type { Product } from "@confiserie/domain/contract/product";
import { formatCount, formatWeight } from "@confiserie/domain/format";
import { unitBoxes } from "@confiserie/domain/prices/tier-price";
import { netWeightGrams } from "@confiserie/domain/prices/unit-price";
import { footprint, palletStack, type Stack, stackFrame } from "./stack";
import { StackDrawing } from "./stack-drawing";

/** Box, layer and pallet, drawn from the product's own figures. */
export function PackagingDiagram({ product }: { product: Product }) {
	const figures = packagingFigures(product);
	const columns = figures.map(({ stack }) => `minmax(0, ${(drawnWidth(stack) * BOX_REM).toFixed(2)}rem)`).join(" ");
	return (
		<figure className="rounded-card bg-creme px-4 pt-8 pb-6 sm:px-8">
			<ul
				className="grid grid-rows-[1fr_auto] justify-center gap-x-4 gap-y-4 sm:gap-x-8"
				style={{ gridTemplateColumns: columns }}
			>
				{figures.map(({ title, content, weight, stack, isPallet }) => (
					<li key={title} className="row-span-2 grid min-w-22 grid-rows-subgrid items-end">
						<StackDrawing stack={stack} minimumWidth={MINIMUM_WIDTH} isPallet={isPallet} />
						<p className="self-start text-center text-sm leading-snug text-prune">
							<strong className="block text-base text-encre">{title}</strong>
							{content.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
							<span className="block">{weight}</span>
						</p>
					</li>
				))}
			</ul>
			<figcaption className="sr-only">Du carton à la palette</figcaption>
		</figure>
	);
}

/** Least width of a drawing, in boxes, so that its caption has room. */
const MINIMUM_WIDTH = 2.1;
/** Size of one drawn box where there is room. */
const BOX_REM = 2.4;
const drawnWidth = (stack: Stack) => Math.max(MINIMUM_WIDTH, stackFrame(stack).width);

function packagingFigures(product: Product) {
	const layerBoxes = unitBoxes(product, "layer");
	const palletBoxes = unitBoxes(product, "pallet");
	const hasBox = product.piecesPerBox > 1;
	const pieces = (boxes: number) => formatCount(boxes * product.piecesPerBox, "pièce");
	const weight = (boxes: number) => formatWeight(netWeightGrams(product, boxes));
	const box = hasBox ? "carton" : "pièce";
	const figures = [
		{
			title: `1 ${box}`,
			content: hasBox ? [pieces(1)] : [],
			weight: weight(1),
			stack: { columns: 1, rows: 1, layers: 1 },
			isPallet: false,
		},
	];
	if (layerBoxes)
		figures.push({
			title: "1 couche",
			content: hasBox ? [formatCount(layerBoxes, box), pieces(layerBoxes)] : [pieces(layerBoxes)],
			weight: weight(layerBoxes),
			stack: { ...footprint(layerBoxes), layers: 1 },
			isPallet: false,
		});
	if (palletBoxes)
		figures.push({
			title: "1 palette",
			content: hasBox ? [formatCount(palletBoxes, box), pieces(palletBoxes)] : [pieces(palletBoxes)],
			weight: weight(palletBoxes),
			stack: palletStack(palletBoxes, layerBoxes),
			isPallet: true,
		});
	return figures;
}

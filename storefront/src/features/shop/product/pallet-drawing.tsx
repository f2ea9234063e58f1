import { footprint, polygon, type Side, sideFaces, stackFrame, topFaces } from "./stack";
import { MARGIN, outline, PALLET_HEIGHT, PalletBase } from "./stack-drawing";

export interface DrawnLayer {
	/** Names it for as long as it is there. */
	key: string;
	boxes: number;
	/** Share of a pallet that it fills. */
	share: number;
	/** A colour of CSS. */
	colour: string;
}

/** A full pallet, in boxes of the drawing: layers of any product are as wide and deep as it. */
const FULL = { columns: 4, rows: 3, layers: 6 };
const SIDES: readonly Side[] = ["top", "left", "right"];
const SHADES: Record<Side, string> = { top: "white 45%", left: "white 15%", right: "var(--color-encre) 15%" };

/** Layers of products on a pallet, in their colours, from below; what is still free is dashed. Decorative: a list states the same. */
export function PalletDrawing({ layers, className }: { layers: readonly DrawnLayer[]; className?: string }) {
	const frame = stackFrame(FULL);
	const height = layers.reduce((sum, { share }) => sum + share, 0);
	const box = [
		frame.left - MARGIN,
		frame.top - MARGIN,
		frame.width + 2 * MARGIN,
		frame.height + 2 * MARGIN + PALLET_HEIGHT,
	];
	return (
		<svg viewBox={box.join(" ")} aria-hidden="true" className={className} strokeLinejoin="round">
			<PalletBase {...FULL} />
			{layers.map(({ key, boxes, share, colour }, index) => {
				const from = layers.slice(0, index).reduce((sum, below) => sum + below.share, 0) * FULL.layers;
				const place = { width: FULL.columns, depth: FULL.rows, from, to: from + share * FULL.layers };
				const faces = [...topFaces(footprint(boxes), place), ...sideFaces(footprint(boxes), place)];
				return (
					<g key={key} className="layer-lands stroke-encre/40" strokeWidth="0.03">
						{SIDES.map((side) => (
							<path
								key={side}
								style={{ fill: `color-mix(in srgb, ${colour}, ${SHADES[side]})` }}
								d={faces
									.filter((one) => one.side === side)
									.map(outline)
									.join("")}
							/>
						))}
					</g>
				);
			})}
			{height < 1 && <FreeSpace from={height * FULL.layers} />}
		</svg>
	);
}

/** The edges of a full pallet above what stands on it. */
function FreeSpace({ from }: { from: number }) {
	const { columns, rows, layers } = FULL;
	const corners = [
		[0, rows],
		[columns, rows],
		[columns, 0],
	] as const;
	const top = polygon([
		[0, 0, layers],
		[columns, 0, layers],
		[columns, rows, layers],
		[0, rows, layers],
	]);
	return (
		<g className="fill-none stroke-bordure" strokeWidth="0.04" strokeDasharray="0.16 0.12">
			<polygon points={top} />
			{corners.map(([x, y]) => (
				<polyline
					key={`${x} ${y}`}
					points={polygon([
						[x, y, from],
						[x, y, layers],
					])}
				/>
			))}
		</g>
	);
}

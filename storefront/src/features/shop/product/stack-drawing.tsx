import { polygon, type Side, type Stack, stackFaces } from "./stack";

const FILLS: Record<Side, string> = {
	top: "fill-caramel-clair",
	left: "fill-[color-mix(in_srgb,var(--color-miel)_55%,var(--color-caramel-clair))]",
	right: "fill-[color-mix(in_srgb,var(--color-caramel)_45%,var(--color-miel))]",
};
const SIDES: readonly Side[] = ["top", "left", "right"];
export const PALLET_HEIGHT = 0.42;
export const MARGIN = 0.12;

/** One stack of boxes in isometric view; decorative, its caption says the figures. */
export function StackDrawing({
	stack,
	minimumWidth,
	isPallet,
}: {
	stack: Stack;
	minimumWidth: number;
	isPallet: boolean;
}) {
	const { faces, frame } = stackFaces(stack);
	const width = Math.max(minimumWidth, frame.width) + 2 * MARGIN;
	const height = frame.height + 2 * MARGIN + (isPallet ? PALLET_HEIGHT : 0);
	const left = frame.left + frame.width / 2 - width / 2;
	return (
		<svg
			viewBox={`${left} ${frame.top - MARGIN} ${width} ${height}`}
			aria-hidden="true"
			className="w-full"
			strokeLinejoin="round"
		>
			{isPallet && <PalletBase {...stack} />}
			<g className="stroke-caramel" strokeWidth="0.035">
				{SIDES.map((side) => (
					<path
						key={side}
						className={FILLS[side]}
						d={faces
							.filter((face) => face.side === side)
							.map(outline)
							.join("")}
					/>
				))}
			</g>
			<Tape stack={stack} />
		</svg>
	);
}

/** Many polygons in one path: a pallet of forty boxes is then a handful of elements. */
export const outline = ({ points }: { points: string }) => `M${points}Z`;

/** A strip of raspberry tape over each box of the top, and down its left face. */
function Tape({ stack: { columns, rows, layers } }: { stack: Stack }) {
	const strips: string[] = [];
	for (let column = 0; column < columns; column++) {
		const [from, to] = [column + 0.42, column + 0.58];
		strips.push(
			polygon([
				[from, 0, layers],
				[to, 0, layers],
				[to, rows, layers],
				[from, rows, layers],
			]),
		);
		for (let layer = 0; layer < layers; layer++)
			strips.push(
				polygon([
					[from, rows, layer + 0.66],
					[to, rows, layer + 0.66],
					[to, rows, layer + 1],
					[from, rows, layer + 1],
				]),
			);
	}
	return <path className="fill-framboise" d={strips.map((points) => outline({ points })).join("")} />;
}

/** The wooden pallet underneath: a deck and three blocks on each side that shows. */
export function PalletBase({ columns, rows }: Pick<Stack, "columns" | "rows">) {
	const deck = -0.18;
	const ground = -0.52;
	const blocks = [0, 0.42, 0.84];
	return (
		<g className="fill-caramel stroke-encre" strokeWidth="0.03">
			{blocks.map((at) => (
				<g key={at}>
					<polygon
						points={polygon([
							[at * columns, rows, ground],
							[(at + 0.16) * columns, rows, ground],
							[(at + 0.16) * columns, rows, deck],
							[at * columns, rows, deck],
						])}
					/>
					<polygon
						points={polygon([
							[columns, at * rows, ground],
							[columns, (at + 0.16) * rows, ground],
							[columns, (at + 0.16) * rows, deck],
							[columns, at * rows, deck],
						])}
					/>
				</g>
			))}
			<polygon
				points={polygon([
					[0, rows, deck],
					[columns, rows, deck],
					[columns, rows, 0],
					[0, rows, 0],
				])}
			/>
			<polygon
				points={polygon([
					[columns, 0, deck],
					[columns, rows, deck],
					[columns, rows, 0],
					[columns, 0, 0],
				])}
			/>
		</g>
	);
}

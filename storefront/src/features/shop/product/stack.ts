/** Geometry of the packaging drawing: boxes in an isometric view. Pure: numbers in, polygons out. */

/** Proportions of one drawn box: along x, along y, and its height. */
export const BOX = { x: 1, y: 0.78, z: 0.72 } as const;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

export interface Stack {
	columns: number;
	rows: number;
	layers: number;
}
export type Side = "top" | "left" | "right";
export interface Face {
	side: Side;
	/** Corners as an SVG `points` attribute. */
	points: string;
}

/** Columns and rows of `count` boxes side by side: the least elongated grid that they fill, else one with gaps. */
export function footprint(count: number): { columns: number; rows: number } {
	for (let rows = Math.floor(Math.sqrt(count)); rows >= 1; rows--)
		if (count % rows === 0 && count / rows <= rows * 3) return { columns: count / rows, rows };
	const rows = Math.max(1, Math.round(Math.sqrt(count)));
	return { columns: Math.ceil(count / rows), rows };
}

/** How a pallet is stacked: layer on layer when the layer is known, else as near to a cube as the count allows. */
export function palletStack(boxesPerPallet: number, boxesPerLayer?: number | null): Stack {
	if (boxesPerLayer && boxesPerLayer <= boxesPerPallet)
		return { ...footprint(boxesPerLayer), layers: Math.ceil(boxesPerPallet / boxesPerLayer) };
	const ideal = Math.cbrt(boxesPerPallet);
	const divisors = Array.from({ length: boxesPerPallet }, (_, index) => index + 1).filter(
		(layers) => boxesPerPallet % layers === 0,
	);
	const layers = divisors.reduce((best, next) => (Math.abs(next - ideal) < Math.abs(best - ideal) ? next : best), 1);
	return { ...footprint(boxesPerPallet / layers), layers };
}

/** Visible faces of a stack, far ones first, and the frame that holds them. */
export function stackFaces({ columns, rows, layers }: Stack): { faces: Face[]; frame: Frame } {
	const faces: Face[] = [];
	const each = (count: number, draw: (index: number) => void) => {
		for (let index = 0; index < count; index++) draw(index);
	};
	each(columns, (column) =>
		each(rows, (row) =>
			faces.push(
				face("top", [
					[column, row, layers],
					[column + 1, row, layers],
					[column + 1, row + 1, layers],
					[column, row + 1, layers],
				]),
			),
		),
	);
	each(layers, (layer) => {
		each(columns, (column) =>
			faces.push(
				face("left", [
					[column, rows, layer],
					[column + 1, rows, layer],
					[column + 1, rows, layer + 1],
					[column, rows, layer + 1],
				]),
			),
		);
		each(rows, (row) =>
			faces.push(
				face("right", [
					[columns, row, layer],
					[columns, row + 1, layer],
					[columns, row + 1, layer + 1],
					[columns, row, layer + 1],
				]),
			),
		);
	});
	return { faces, frame: stackFrame({ columns, rows, layers }) };
}

export interface Frame {
	left: number;
	top: number;
	width: number;
	height: number;
}

export function stackFrame({ columns, rows, layers }: Stack): Frame {
	const left = project(0, rows, 0)[0];
	const right = project(columns, 0, 0)[0];
	const top = project(0, 0, layers)[1];
	const bottom = project(columns, rows, 0)[1];
	return { left, top, width: right - left, height: bottom - top };
}

/** A point counted in boxes, on the document. */
export function project(x: number, y: number, z: number): [number, number] {
	return [(x * BOX.x - y * BOX.y) * COS, (x * BOX.x + y * BOX.y) * SIN - z * BOX.z];
}

type Corner = [x: number, y: number, z: number];

export function polygon(corners: Corner[]): string {
	return corners
		.map((corner) =>
			project(...corner)
				.map((value) => value.toFixed(3))
				.join(","),
		)
		.join(" ");
}

const face = (side: Side, corners: Corner[]): Face => ({ side, points: polygon(corners) });

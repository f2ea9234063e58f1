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

type Grid = Pick<Stack, "columns" | "rows">;
/** Where a layer lies: its sides, and its heights above the ground, counted in boxes. */
export interface Place {
	width: number;
	depth: number;
	from: number;
	to: number;
}

/** Visible faces of a stack, far ones first, and the frame that holds them. */
export function stackFaces({ columns, rows, layers }: Stack): { faces: Face[]; frame: Frame } {
	const placed = (from: number, to: number): Place => ({ width: columns, depth: rows, from, to });
	const faces = topFaces({ columns, rows }, placed(0, layers));
	for (let layer = 0; layer < layers; layer++) faces.push(...sideFaces({ columns, rows }, placed(layer, layer + 1)));
	return { faces, frame: stackFrame({ columns, rows, layers }) };
}

/** Faces on top of a layer that nothing stands on. */
export function topFaces({ columns, rows }: Grid, { width, depth, to }: Place): Face[] {
	const [x, y] = [width / columns, depth / rows];
	return Array.from({ length: columns * rows }, (_, index) => {
		const [column, row] = [Math.floor(index / rows), index % rows];
		return face("top", [
			[column * x, row * y, to],
			[(column + 1) * x, row * y, to],
			[(column + 1) * x, (row + 1) * y, to],
			[column * x, (row + 1) * y, to],
		]);
	});
}

/** Faces of the two sides of a layer that show. */
export function sideFaces({ columns, rows }: Grid, { width, depth, from, to }: Place): Face[] {
	const [x, y] = [width / columns, depth / rows];
	const left = Array.from({ length: columns }, (_, column) =>
		face("left", [
			[column * x, depth, from],
			[(column + 1) * x, depth, from],
			[(column + 1) * x, depth, to],
			[column * x, depth, to],
		]),
	);
	const right = Array.from({ length: rows }, (_, row) =>
		face("right", [
			[width, row * y, from],
			[width, (row + 1) * y, from],
			[width, (row + 1) * y, to],
			[width, row * y, to],
		]),
	);
	return [...left, ...right];
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

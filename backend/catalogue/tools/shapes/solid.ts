import { dark, light } from "../colour";
import type { Ink } from "../ink";

/** A lit sphere or ellipsoid. */
export function ball(ink: Ink, x: number, y: number, rx: number, colour: string, ry = rx): string {
	const fill = ink.radial([
		[0, light(colour, 0.6)],
		[0.45, colour],
		[1, dark(colour, 0.28)],
	]);
	return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** A standing cylinder: (x, y) is the centre of its foot. `foot` narrows or widens the foot against the top. */
export function cylinder(
	ink: Ink,
	x: number,
	y: number,
	rx: number,
	height: number,
	colour: string,
	options: { flat?: number; foot?: number; top?: string } = {},
): string {
	const { flat = 0.3, foot = 1, top = light(colour, 0.25) } = options;
	const ry = rx * flat;
	const below = rx * foot;
	const side = ink.linear(
		[
			[0, dark(colour, 0.14)],
			[0.28, light(colour, 0.3)],
			[0.6, colour],
			[1, dark(colour, 0.34)],
		],
		0,
	);
	const cap = ink.linear([
		[0, light(top, 0.12)],
		[1, light(top, 0.35)],
	]);
	return `<path fill="${side}" d="M${x - rx} ${y - height}L${x - below} ${y}A${below} ${ry * foot} 0 0 0 ${x + below} ${y}L${x + rx} ${y - height}Z"/><ellipse cx="${x}" cy="${y - height}" rx="${rx}" ry="${ry}" fill="${cap}"/>`;
}

/** Directions of the two floor axes on screen; height always goes straight up. */
export interface View {
	right: readonly [number, number];
	left: readonly [number, number];
}
export const ISOMETRIC: View = { right: [0.83, 0.38], left: [-0.83, 0.38] };
export const FRONTAL: View = { right: [0.94, 0.17], left: [-0.6, 0.3] };

/** A box seen from its front edge: (x, y) is the foot of that edge; `wide` runs to the right, `deep` to the left. */
export function cuboid(
	ink: Ink,
	view: View,
	x: number,
	y: number,
	wide: number,
	deep: number,
	height: number,
	colour: string,
): string {
	const [rx, ry] = [view.right[0] * wide, -view.right[1] * wide];
	const [lx, ly] = [view.left[0] * deep, -view.left[1] * deep];
	const face = (fill: string, points: [number, number][]) =>
		`<path fill="${fill}" d="M${points.map(([px, py]) => `${round(x + px)} ${round(y + py)}`).join("L")}Z"/>`;
	const front = ink.linear([
		[0, light(colour, 0.16)],
		[1, colour],
	]);
	const side = ink.linear([
		[0, dark(colour, 0.2)],
		[1, dark(colour, 0.32)],
	]);
	const lid = ink.linear(
		[
			[0, light(colour, 0.34)],
			[1, light(colour, 0.5)],
		],
		20,
	);
	const edges = `<path fill="none" stroke="${light(colour, 0.7)}" stroke-opacity=".55" stroke-width="2.5" stroke-linejoin="round" d="M${round(x + lx)} ${round(y + ly - height)}L${x} ${y - height}L${round(x + rx)} ${round(y + ry - height)}M${x} ${y - height}V${y}"/>`;
	return (
		face(side, [
			[0, 0],
			[lx, ly],
			[lx, ly - height],
			[0, -height],
		]) +
		face(front, [
			[0, 0],
			[rx, ry],
			[rx, ry - height],
			[0, -height],
		]) +
		face(lid, [
			[0, -height],
			[rx, ry - height],
			[rx + lx, ry + ly - height],
			[lx, ly - height],
		]) +
		edges
	);
}

/** Puts a flat drawing (origin at the lower left corner, y upwards negative) on the right-hand face of a cuboid. */
export function onFront(view: View, x: number, y: number, drawing: string): string {
	return `<g transform="matrix(${view.right[0]} ${-view.right[1]} 0 1 ${x} ${y})">${drawing}</g>`;
}

/** A soft shadow on the table under a thing. */
export function shadow(ink: Ink, x: number, y: number, rx: number, ry = rx * 0.16): string {
	const fill = ink.radial(
		[
			[0, "#3a1230", 0.42],
			[0.55, "#3a1230", 0.2],
			[1, "#3a1230", 0],
		],
		0.5,
		0.5,
		0.5,
	);
	return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** The dark under a thing of about `size` pixels that lies on others, around (x, y). */
export function nook(ink: Ink, x: number, y: number, size: number): string {
	const fill = ink.radial(
		[
			[0.35, "#3a1230", 0.5],
			[1, "#3a1230", 0],
		],
		0.5,
		0.5,
		0.5,
	);
	return `<ellipse cx="${round(x + size * 0.06)}" cy="${round(y + size * 0.12)}" rx="${round(size * 0.68)}" ry="${round(size * 0.6)}" fill="${fill}"/>`;
}

/** Moves, scales and turns a drawing. */
export function place(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
	return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${scale})">${drawing}</g>`;
}

/** One decimal is enough on a 1200-pixel image. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}

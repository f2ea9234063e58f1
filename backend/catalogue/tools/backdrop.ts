import { dark, light, mix } from "./colour";
import type { Ink } from "./ink";

/** Wall colour of each category; the shop's screens use the same order of hues. */
const WALLS: Record<string, string> = {
	BARBE_A_PAPA: "#fbd3e1",
	POP_CORN: "#f9dca6",
	CORNETS: "#d3e8c4",
	BONBONS: "#dadcf5",
	GATEAUX: "#f8d5c1",
	NOUVEAUTES: "#c9e9e4",
	DESTOCKAGE: "#f7e3a0",
};

/** Dusk behind what is made for Halloween, whatever its category. */
export const HALLOWEEN_WALL = "#cdbbee";

/** Wall of a category, as #rrggbb. */
export function wallOf(category: string): string {
	return WALLS[category] ?? "#fbd3e1";
}

/** Where things stand on a product image. */
export const FLOOR = { centre: 600, y: 985 } as const;

/** Striped wall, out of focus, and a curved table top in the light of a lamp at the upper left, over `width` by `height` pixels, the table starting at `edge`. `stripes` is their opacity, `ornaments` what hangs before them. */
export function backdrop(
	ink: Ink,
	wall: string,
	width: number,
	height: number,
	edge: number,
	stripes = 0.62,
	ornaments = "",
): string {
	const air = ink.linear([
		[0, wall],
		[1, light(wall, 0.55)],
	]);
	const stripe = mix(wall, "#ffffff", 0.42);
	const step = 92;
	const count = Math.ceil((width + height) / step);
	const paths = Array.from({ length: count }, (_, index) => {
		const x = index * step;
		return `M${x} 0h40L${x + 40 - height * 0.46} ${height}h-40Z`;
	}).join("");
	const table = ink.linear([
		[0, "#fffdfa"],
		[1, light(wall, 0.62)],
	]);
	const [blur, lamp, foot] = [ink.id(), ink.id(), ink.id()];
	ink.define(
		`<filter id="${blur}" x="0" y="0" width="1" height="1"><feGaussianBlur stdDeviation="2.6"/></filter><radialGradient id="${lamp}" cx=".3" cy=".26" r=".82"><stop offset="0" stop-color="#fffaf0" stop-opacity=".62"/><stop offset=".55" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="${dark(wall, 0.45)}" stop-opacity=".16"/></radialGradient><linearGradient id="${foot}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${dark(wall, 0.6)}" stop-opacity="0"/><stop offset="1" stop-color="${dark(wall, 0.6)}" stop-opacity=".22"/></linearGradient>`,
	);
	const curve = `M0 ${edge + 26}Q${width / 2} ${edge - 26} ${width} ${edge + 26}V${height}H0Z`;
	const room = `<rect width="${width}" height="${height}" fill="${air}"/>`;
	const hanging = `<g filter="url(#${blur})"><path fill="${stripe}" fill-opacity="${stripes}" d="${paths}"/>${ornaments}</g>`;
	const depth = `<rect y="${edge - 190}" width="${width}" height="200" fill="url(#${foot})"/>`;
	return `${room}${hanging}${depth}<path fill="${table}" d="${curve}"/><rect width="${width}" height="${height}" fill="url(#${lamp})"/>`;
}

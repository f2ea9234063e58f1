import { light, mix } from "./colour";
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

/** Striped wall and a curved table top, over `width` by `height` pixels, the table starting at `edge`. `stripes` is their opacity. */
export function backdrop(ink: Ink, wall: string, width: number, height: number, edge: number, stripes = 0.62): string {
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
	const curve = `M0 ${edge + 26}Q${width / 2} ${edge - 26} ${width} ${edge + 26}V${height}H0Z`;
	return `<rect width="${width}" height="${height}" fill="${air}"/><path fill="${stripe}" fill-opacity="${stripes}" d="${paths}"/><path fill="${table}" d="${curve}"/>`;
}

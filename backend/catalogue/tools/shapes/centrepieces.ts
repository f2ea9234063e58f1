import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { ball, cuboid, cylinder, FRONTAL, place } from "./solid";

/** The three-tier wedding cake with its flowers; foot at (0, 0). */
export function weddingCake(ink: Ink): string {
	const tier = (y: number, rx: number, height: number) => {
		const beads = Array.from({ length: 17 }, (_, index) => {
			const angle = Math.PI * (index / 16);
			return ball(ink, Math.cos(angle) * rx, y + Math.sin(angle) * rx * 0.2, 13, "#fff3ea");
		}).join("");
		return cylinder(ink, 0, y, rx, height, "#fbe6e2", { flat: 0.2, top: "#fff6f0" }) + beads;
	};
	const flowers: [string, number, number, number][] = [
		["white-flower", -170, -150, 92],
		["cherry-blossom", -96, -118, 82],
		["rose", 120, -300, 104],
		["cherry-blossom", 60, -282, 74],
		["white-flower", -60, -452, 80],
		["strawberry", 44, -472, 76],
		["cherry-blossom", -22, -462, 104],
	];
	return (
		cylinder(ink, 0, 26, 290, 26, "#e8c9a0", { flat: 0.18 }) +
		tier(0, 240, 170) +
		tier(-180, 176, 150) +
		tier(-338, 112, 140) +
		flowers.map(([name, x, y, size]) => emoji(ink, name, x, y, size)).join("")
	);
}

/** A rolled log with its spiral, on a board; foot at (0, 0). */
export function log(ink: Ink, colour: string, cream: string): string {
	const bark = ink.linear([
		[0, light(colour, 0.3)],
		[0.5, colour],
		[1, dark(colour, 0.4)],
	]);
	const grooves = [-168, -120, -78, -40]
		.map(
			(y, index) =>
				`<path d="M-130 ${y}Q60 ${y - 12 + index * 5} 286 ${y - 6}" stroke="${dark(colour, 0.45)}" stroke-opacity=".5" stroke-width="7" fill="none" stroke-linecap="round"/>`,
		)
		.join("");
	const spiral = [92, 66, 42, 20]
		.map((r, index) => `<ellipse rx="${r * 0.86}" ry="${r}" fill="${index % 2 ? cream : light(colour, 0.55)}"/>`)
		.join("");
	const board = cuboid(ink, FRONTAL, -200, 40, 560, 150, 24, "#d9b27c");
	return `${board}<path fill="${bark}" d="M-170 -206H262Q330 -200 330 -104Q330 -8 262 0H-170Z"/>${grooves}<ellipse cx="-176" cy="-103" rx="92" ry="106" fill="${dark(colour, 0.2)}"/>${place(spiral, -176, -103)}${emoji(ink, "pear", 60, -178, 110)}${emoji(ink, "chestnut", 170, -180, 80)}${emoji(ink, "herb", 236, -176, 86)}`;
}

/** A paper theatre with 24 numbered drawers. */
export function advent(ink: Ink, drawer: (index: number, x: number, y: number) => string): string {
	const house = `<path fill="${ink.linear([
		[0, "#c7305c"],
		[1, "#8e0c3d"],
	])}" d="M-290 -520L0 -720L290 -520V0H-290Z"/><path d="M-320 -500L0 -730L320 -500" stroke="#fffaf4" stroke-width="36" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`;
	const drawers = Array.from({ length: 24 }, (_, index) =>
		drawer(index, -240 + (index % 6) * 96, -450 + Math.floor(index / 6) * 112),
	).join("");
	return house + emoji(ink, "glowing-star", 0, -528, 110) + drawers;
}

import { emoji } from "./emoji";
import type { Ink } from "./ink";
import { place, round } from "./shapes/solid";

const BUNTING = ["#e0336f", "#f2b134", "#3a3f8f", "#2f8a56", "#f7a3bf"];

/** Tags that dress the wall, the most festive first: one product wears one of them. */
const DECORS: readonly (readonly [tag: string, draw: (ink: Ink, width: number) => string])[] = [
	["halloween", halloween],
	["NOEL", snow],
	["MARIAGE", hearts],
	["FETE", bunting],
	["BIO", leaves],
	["NOUVEAU", stars],
];

/** Ornaments on the wall for the season or the occasion that the tags name; nothing for the others. */
export function decor(ink: Ink, tags: readonly string[], width: number): string {
	return DECORS.find(([tag]) => tags.includes(tag))?.[1](ink, width) ?? "";
}

function halloween(ink: Ink, width: number): string {
	return (
		emoji(ink, "spider-web", 96, 196, 250, -8) +
		emoji(ink, "bat", width - 190, 250, 170, 14) +
		emoji(ink, "bat", width - 400, 150, 100, -12)
	);
}

function snow(ink: Ink, width: number): string {
	return Array.from({ length: 34 }, () => {
		const [x, y, r] = [ink.random() * width, ink.random.between(10, 820), ink.random.between(5, 15)];
		return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="#fff" fill-opacity="${round(ink.random.between(0.55, 0.95))}"/>`;
	}).join("");
}

function hearts(ink: Ink, width: number): string {
	const heart = `<path fill="#fff" fill-opacity=".8" d="M0 46Q-58 4 -50 -24Q-40 -52 -12 -42Q-2 -38 0 -26Q2 -38 12 -42Q40 -52 50 -24Q58 4 0 46Z"/>`;
	return Array.from({ length: 13 }, (_, index) =>
		place(
			heart,
			((index + 0.5) * width) / 13,
			ink.random.between(60, 330),
			ink.random.between(0.3, 0.72),
			ink.random.between(-24, 24),
		),
	).join("");
}

/** A string of pennants across the top. */
export function bunting(_ink: Ink, width: number): string {
	const count = Math.round(width / 104);
	const sag = (x: number) => 34 + 150 * (1 - ((x / width) * 2 - 1) ** 2);
	const flags = Array.from({ length: count }, (_, index) => {
		const [from, to] = [(index * width) / count + 10, ((index + 1) * width) / count - 10];
		const middle = (from + to) / 2;
		return `<path fill="${BUNTING[index % BUNTING.length]}" d="M${round(from)} ${round(sag(from))}L${round(to)} ${round(sag(to))}L${round(middle)} ${round(sag(middle) + 96)}Z"/>`;
	}).join("");
	return `<path d="M0 34Q${width / 2} 334 ${width} 34" fill="none" stroke="#5b2a4e" stroke-width="7"/>${flags}`;
}

/** A leafy branch hanging from each upper corner. */
function leaves(ink: Ink, width: number): string {
	const leaf = `<path fill="#7fb24a" fill-opacity=".85" d="M0 0Q30 -46 0 -104Q-30 -46 0 0Z"/><path d="M0 0V-88" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>`;
	const twigs = Array.from({ length: 7 }, (_, index) => {
		const share = (index + 0.6) / 7;
		const [x, y] = [330 * (1 - share) ** 1.3, 30 + 440 * share ** 1.6];
		const size = ink.random.between(0.8, 1.05) * (1.1 - share * 0.3);
		return place(leaf, x, y, size, 196 - share * 60) + place(leaf, x, y, size, 96 - share * 50);
	}).join("");
	const branch = `<path d="M350 -10Q60 60 0 470" fill="none" stroke="#5f8f3c" stroke-width="8" stroke-linecap="round"/>${twigs}`;
	return `${branch}<g transform="translate(${width} 0) scale(-1 1)">${branch}</g>`;
}

/** Four-pointed sparkles. */
function stars(ink: Ink, width: number): string {
	const star = `<path fill="#fff" fill-opacity=".92" d="M0 -50Q8 -8 50 0Q8 8 0 50Q-8 8 -50 0Q-8 -8 0 -50Z"/>`;
	return Array.from({ length: 11 }, (_, index) =>
		place(star, ((index + 0.5) * width) / 11, ink.random.between(60, 420), ink.random.between(0.3, 1)),
	).join("");
}

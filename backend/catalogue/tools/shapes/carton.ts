import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { textPath } from "../text";
import { cuboid, FRONTAL, ISOMETRIC, onFront, round } from "./solid";

const KRAFT = "#d9a871";

/** A closed shipping box with the shop's awning, the product's emoji and its content in words; foot at (0, 0). */
export function carton(ink: Ink, accent: string, fruit: string, content: string): string {
	const [wide, deep, tall] = [560, 330, 470];
	const clip = ink.id();
	ink.define(`<clipPath id="${clip}"><rect x="0" y="${-tall}" width="${wide}" height="${tall}"/></clipPath>`);
	const scallops = Array.from({ length: 8 }, (_, index) => {
		const x = index * 70;
		return `<path d="M${x} ${-tall}h70v78a35 35 0 0 1 -70 0Z" fill="${index % 2 ? "#fffaf4" : accent}"/>`;
	}).join("");
	const badge = `<circle cx="${wide / 2}" cy="-258" r="88" fill="#fffaf4"/>${emoji(ink, fruit, wide / 2, -196, 126)}`;
	const label = `<rect x="54" y="-148" width="${wide - 108}" height="112" rx="20" fill="#fffaf4"/>${textPath(content, wide / 2, -68, 82, "#2b1226", wide - 150)}`;
	const front = onFront(FRONTAL, 0, 0, `<g clip-path="url(#${clip})">${scallops}${badge}${label}</g>`);
	const board = surfaced(ink, "card", cuboid(ink, FRONTAL, 0, 0, wide, deep, tall, KRAFT));
	const flaps = `<path d="${lidLine(wide, deep, tall)}" stroke="#5b2a12" stroke-opacity=".6" stroke-width="4"/>`;
	const tape = `<path fill="#f6e7c9" fill-opacity=".72" d="${lidBand(wide, deep, tall)}"/>`;
	const up = `<g transform="matrix(${-FRONTAL.left[0]} ${FRONTAL.left[1]} 0 1 ${round(FRONTAL.left[0] * deep)} ${round(-FRONTAL.left[1] * deep)})"><path fill="none" stroke="#5b2a4e" stroke-opacity=".55" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" d="M110 -150v-120m-34 34l34 -36l34 36M220 -150v-120m-34 34l34 -36l34 36M76 -118h178"/></g>`;
	return board + flaps + tape + front + up;
}

/** Where the two flaps of the lid meet, under the tape. */
function lidLine(wide: number, deep: number, tall: number): string {
	const at = (along: number) =>
		`${round(FRONTAL.right[0] * wide * along + FRONTAL.left[0] * deep * 0.5)} ${round(-FRONTAL.right[1] * wide * along - FRONTAL.left[1] * deep * 0.5 - tall)}`;
	return `M${at(0)}L${at(1)}`;
}

/** The tape over that line, down over the near edge. */
function lidBand(wide: number, deep: number, tall: number): string {
	const point = (along: number, across: number, down = 0) => {
		const x = FRONTAL.right[0] * wide * along + FRONTAL.left[0] * deep * across;
		const y = -FRONTAL.right[1] * wide * along - FRONTAL.left[1] * deep * across - tall + down;
		return `${round(x)} ${round(y)}`;
	};
	return `M${point(0, 0.4, 84)}L${point(0, 0.4)}L${point(1, 0.4)}L${point(1, 0.6)}L${point(0, 0.6)}L${point(0, 0.6, 84)}Z`;
}

/** Boxes a layer is made of, as columns by rows: 8 is 4 by 2, 10 is 5 by 2, a prime stays in one row. */
function gridOf(boxes: number): [columns: number, rows: number] {
	const rows =
		[...Array(Math.floor(Math.sqrt(boxes))).keys()]
			.map((index) => index + 1)
			.filter((count) => boxes % count === 0)
			.at(-1) ?? 1;
	return [boxes / rows, rows];
}

/** `layers` layers of `boxesPerLayer` boxes, on a wooden pallet unless told otherwise; front foot at (0, 0). */
export function stackOfCartons(
	ink: Ink,
	accent: string,
	boxesPerLayer: number,
	layers: number,
	onPallet = true,
): string {
	const [columns, rows] = gridOf(boxesPerLayer);
	const [wide, deep] = [530, 430];
	const tall = onPallet ? Math.min(104, 510 / layers) : 230;
	const base = onPallet ? 84 : 0;
	const boxes: string[] = [];
	for (let layer = 0; layer < layers; layer++)
		for (let column = columns - 1; column >= 0; column--)
			for (let row = rows - 1; row >= 0; row--) {
				const hidden = column > 0 && row > 0 && layer < layers - 1;
				if (hidden) continue;
				boxes.push(box(ink, accent, [column, row, layer], [wide / columns, deep / rows, tall], base, layer));
			}
	// What shows between two boxes is the dark of the stack.
	const inside = cuboid(ink, ISOMETRIC, 0, -base - 4, wide - 12, deep - 12, tall * layers - 10, dark(KRAFT, 0.62));
	const load = inside + surfaced(ink, "card", boxes.join(""));
	return (onPallet ? surfaced(ink, "wood", pallet(ink, wide, deep)) : "") + load;
}

type Triple = readonly [number, number, number];

function box(
	ink: Ink,
	accent: string,
	[column, row, level]: Triple,
	[wide, deep, tall]: Triple,
	base: number,
	layer: number,
): string {
	const x = ISOMETRIC.right[0] * wide * column + ISOMETRIC.left[0] * deep * row;
	const y = -ISOMETRIC.right[1] * wide * column - ISOMETRIC.left[1] * deep * row - base - level * tall;
	const colour = layer % 2 ? light(KRAFT, 0.12) : KRAFT;
	const body = cuboid(ink, ISOMETRIC, x, y, wide - 5, deep - 5, tall - 3, colour);
	const [left, width] = [round(wide * 0.2), round(wide * 0.58)];
	const label = `<rect x="${left}" y="${round(-tall * 0.8)}" width="${width}" height="${round(tall * 0.56)}" fill="#fffaf4"/><rect x="${left}" y="${round(-tall * 0.8)}" width="${width}" height="${round(tall * 0.26)}" fill="${accent}"/>`;
	return row === 0 ? body + onFront(ISOMETRIC, round(x), round(y), label) : body;
}

/** A wooden pallet: three runners, a deck of boards. */
function pallet(ink: Ink, wide: number, deep: number): string {
	const wood = "#d2a266";
	const at = (along: number, across: number): [number, number] => [
		ISOMETRIC.right[0] * wide * along + ISOMETRIC.left[0] * deep * across,
		-ISOMETRIC.right[1] * wide * along - ISOMETRIC.left[1] * deep * across,
	];
	const blocks = [0.88, 0.44, 0].flatMap((across) =>
		[0.86, 0.43, 0].map((along) => {
			const [x, y] = at(along, across);
			return cuboid(ink, ISOMETRIC, x, y, wide * 0.14, deep * 0.12, 54, dark(wood, 0.16));
		}),
	);
	const foot = cuboid(ink, ISOMETRIC, 0, 6, wide, deep, 14, dark(wood, 0.1));
	return foot + blocks.join("") + cuboid(ink, ISOMETRIC, 0, -54, wide + 8, deep + 8, 28, wood);
}

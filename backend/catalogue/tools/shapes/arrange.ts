import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { nook, place } from "./solid";
import { SWEETS, type SweetName } from "./sweets";

/** A heap of sweets, foot centred on (0, 0). */
export function pile(
	ink: Ink,
	sweet: SweetName,
	colours: readonly string[],
	width: number,
	height: number,
	size = 100,
): string {
	const { random } = ink;
	const step = size * 0.92;
	const spots: { x: number; y: number }[] = [];
	for (let y = height; y >= 0; y -= size * 0.52) {
		const half = (width / 2) * (1 - (y / height) ** 1.4 * 0.86);
		const count = Math.max(1, Math.round((half * 2) / step));
		for (let index = 0; index < count; index++)
			spots.push({
				x: (index - (count - 1) / 2) * step + random.between(-0.1, 0.1) * size,
				y: -y + random.between(-0.08, 0.08) * size - size * 0.4,
			});
	}
	const lying = sweet === "twist" || sweet === "ribbon";
	const upright = lying || sweet === "cube" || sweet === "sugared" || sweet === "slab" || sweet === "pumpkin";
	const heap = spots
		.map(
			({ x, y }, index) =>
				nook(ink, x, y, size) +
				place(
					SWEETS[sweet](ink, colourAt(colours, index * 7 + Math.floor(random() * 3))),
					x,
					y,
					size / 100,
					upright ? random.between(-7, 7) : random.between(-42, 42),
				),
		)
		.join("");
	return coated(ink, sweet, heap);
}

/** Sweets that are rolled in sugar, or whose crust is baked. */
const COATS: Partial<Record<SweetName, "sugar" | "crumb">> = {
	twist: "sugar",
	sugared: "sugar",
	ribbon: "sugar",
	lozenge: "sugar",
	slab: "crumb",
	peanut: "crumb",
};

function coated(ink: Ink, sweet: SweetName, drawing: string): string {
	const coat = COATS[sweet];
	return coat ? surfaced(ink, coat, drawing) : drawing;
}

/** Sweets packed side by side over `width` by `height`, foot centred on (0, 0): what a jar or a window shows. */
export function packed(
	ink: Ink,
	sweet: SweetName,
	colours: readonly string[],
	width: number,
	height: number,
	size = 100,
): string {
	const { random } = ink;
	const drawings: string[] = [];
	for (let y = height; y >= 0; y -= size * 0.6)
		for (let x = -width / 2; x <= width / 2; x += size * 0.86) {
			const drawing = SWEETS[sweet](ink, colourAt(colours, Math.floor(random() * colours.length)));
			const [left, top] = [x + random.between(-0.2, 0.2) * size, -y - size * 0.3];
			drawings.push(nook(ink, left, top, size) + place(drawing, left, top, size / 100, random.between(-50, 50)));
		}
	return coated(ink, sweet, drawings.join(""));
}

/** The colour of a list at any index. */
export function colourAt(colours: readonly string[], index: number): string {
	return colours[index % colours.length] ?? "#e0336f";
}

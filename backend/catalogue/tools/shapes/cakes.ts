import { dark, light } from "../colour";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { ball, cuboid, cylinder, FRONTAL, ISOMETRIC, nook, place, round } from "./solid";

/** A single cake of about 260 pixels, foot at (0, 0). `top` is the icing or filling. */
export type Cake = (ink: Ink, colour: string, top: string) => string;

const speckle = (ink: Ink, count: number, width: number, height: number, colour: string, size = 8) =>
	Array.from({ length: count }, () => {
		const angle = ink.random() * Math.PI * 2;
		const reach = Math.sqrt(ink.random());
		return `<ellipse cx="${round(Math.cos(angle) * reach * width)}" cy="${round(Math.sin(angle) * reach * height)}" rx="${size}" ry="${round(size * 0.62)}" fill="${colour}" transform="rotate(${round(ink.random.between(-20, 20))})"/>`;
	}).join("");

/** Every cake that the looks may name. */
export const CAKES = {
	madeleine: (ink, colour) => {
		const fill = ink.radial(
			[
				[0, light(colour, 0.5)],
				[0.6, colour],
				[1, dark(colour, 0.4)],
			],
			0.42,
			0.3,
			0.8,
		);
		const ribs = [-96, -58, -20, 20, 58, 96]
			.map(
				(x) =>
					`<path d="M${x * 0.32} -14Q${x * 1.15} -70 ${x} -138" stroke="${dark(colour, 0.32)}" stroke-opacity=".55" stroke-width="7" fill="none" stroke-linecap="round"/>`,
			)
			.join("");
		return `<path fill="${fill}" d="M-34 0Q-150 -40 -142 -118Q-130 -176 -84 -166Q-56 -196 0 -190Q56 -196 84 -166Q130 -176 142 -118Q150 -40 34 0Q0 12 -34 0Z"/>${ribs}<path fill="#fff" fill-opacity=".3" d="M-104 -122Q-84 -160 -34 -164Q-80 -140 -92 -104Z"/>`;
	},
	brownie: (ink, colour, top) =>
		cuboid(ink, ISOMETRIC, 0, 0, 150, 150, 86, colour) + place(speckle(ink, 9, 84, 34, top, 15), 0, -143),
	ingot: (ink, colour, top) =>
		cuboid(ink, FRONTAL, -30, 0, 200, 84, 68, colour) + place(speckle(ink, 6, 74, 10, top, 10), 30, -96),
	macaron: (ink, colour, top) => {
		const ruff = Array.from({ length: 13 }, (_, index) =>
			ball(ink, -114 + index * 19, -66, 13, light(colour, 0.1)),
		).join("");
		return `${cylinder(ink, 0, -14, 116, 36, colour, { flat: 0.2 })}<path fill="${top}" d="M-114 -62Q0 -30 114 -62V-80H-114Z"/>${ruff}${dome(ink, 124, 82, -66, colour)}`;
	},
	loaf: (ink, colour, top) => {
		const side = ink.linear([
			[0, light(colour, 0.18)],
			[1, dark(colour, 0.24)],
		]);
		const end = (x: number, fill: string) =>
			`<path fill="${fill}" d="M${x} 0V-150Q${x + 6} -218 ${x + 78} -222Q${x + 156} -218 ${x + 162} -150V0Z"/>`;
		const crumb = speckle(ink, 26, 62, 74, dark(colour, 0.12), 6);
		const icing = `<path fill="${ink.linear([
			[0, light(top, 0.4)],
			[1, top],
		])}" d="M-150 -196Q-140 -232 -92 -236L206 -272Q262 -276 276 -226L270 -178Q254 -150 240 -180Q224 -218 206 -184Q190 -130 170 -178Q150 -206 130 -170Q112 -140 92 -172Q70 -204 50 -166Q30 -118 8 -166Q-10 -196 -30 -160Q-52 -130 -66 -170Q-90 -206 -112 -196Z"/>`;
		const slice = `${end(-330, dark(colour, 0.18))}${place(end(-330, light(colour, 0.36)) + place(crumb, -250, -100), -22, 16)}`;
		return `<path fill="${side}" d="M-20 0L276 -44V-200Q270 -262 216 -262L-90 -222Z"/>${end(-182, light(colour, 0.3))}${place(crumb, -102, -100)}${icing}${place(slice, -30, 40, 0.94)}`;
	},
	cannele: (ink, colour) => {
		const flutes = [-78, -52, -26, 0, 26, 52, 78]
			.map(
				(x, index) =>
					`<path d="M${x - 13} -150L${(x - 13) * 1.16} 0Q${x * 1.16} 14 ${(x + 13) * 1.16} 0L${x + 13} -150Z" fill="${ink.linear(
						[
							[0, light(colour, index < 3 ? 0.35 : 0.1)],
							[1, dark(colour, index < 3 ? 0.1 : 0.35)],
						],
						0,
					)}"/>`,
			)
			.join("");
		return `${flutes}<ellipse cy="-150" rx="91" ry="24" fill="${light(colour, 0.12)}"/><ellipse cy="-146" rx="48" ry="12" fill="${dark(colour, 0.4)}"/>`;
	},
	cookie: (ink, colour, top) => {
		const chips = Array.from(
			{ length: 13 },
			(_, index) =>
				`<ellipse cx="${round(Math.cos(index * 2.4) * 28 * Math.sqrt(index))}" cy="${round(Math.sin(index * 2.4) * 26 * Math.sqrt(index))}" rx="14" ry="12" fill="${index % 3 ? top : "#fff3dc"}"/>`,
		).join("");
		return place(ball(ink, 0, 8, 130, dark(colour, 0.25), 122) + ball(ink, 0, 0, 130, colour, 122) + chips, 0, -122);
	},
	donut: (ink, colour, top) => {
		const sprinkles = Array.from({ length: 22 }, (_, index) => {
			const angle = index * 0.94;
			const reach = 68 + ink.random.between(-20, 22);
			const hue = ["#ffffff", "#f2b134", "#7bc6e8", "#e0336f"][index % 4];
			return `<rect x="-10" y="-3.5" width="20" height="7" rx="3.5" fill="${hue}" transform="translate(${round(Math.cos(angle) * reach * 1.15)} ${round(Math.sin(angle) * reach * 1.05)}) rotate(${index * 53})"/>`;
		}).join("");
		const ring = (r: number, hole: number) =>
			`M${-r} 0A${r} ${r * 0.92} 0 1 1 ${r} 0A${r} ${r * 0.92} 0 1 1 ${-r} 0ZM${-hole} 0A${hole} ${hole * 0.9} 0 1 0 ${hole} 0A${hole} ${hole * 0.9} 0 1 0 ${-hole} 0Z`;
		const dough = ink.radial([
			[0, light(colour, 0.5)],
			[1, dark(colour, 0.25)],
		]);
		const icing = ink.radial([
			[0, light(top, 0.6)],
			[0.6, top],
			[1, dark(top, 0.25)],
		]);
		return place(
			`<path fill="${dough}" fill-rule="evenodd" d="${ring(132, 34)}"/><path fill="${icing}" fill-rule="evenodd" d="${ring(118, 42)}"/>${sprinkles}`,
			0,
			-122,
		);
	},
	cupcake: (ink, colour, top) => {
		const pleats = [-96, -64, -32, 0, 32, 64, 96]
			.map(
				(x, index) =>
					`<path d="M${x - 16} -120L${(x - 16) * 0.74} 0H${(x + 16) * 0.74}L${x + 16} -120Z" fill="${index % 2 ? colour : light(colour, 0.3)}"/>`,
			)
			.join("");
		const cream = [118, 96, 68, 38].map((r, index) => ball(ink, 0, -140 - index * 46, r, top, r * 0.5)).join("");
		return pleats + cream;
	},
	disc: (ink, colour) => {
		const rings = [84, 56, 28]
			.map(
				(r) =>
					`<ellipse cy="-44" rx="${r}" ry="${round(r * 0.3)}" fill="none" stroke="${dark(colour, 0.22)}" stroke-opacity=".5" stroke-width="5"/>`,
			)
			.join("");
		return cylinder(ink, 0, 0, 122, 44, colour, { flat: 0.3, top: light(colour, 0.16) }) + rings;
	},
	biscuit: (ink, colour, top) =>
		cuboid(ink, FRONTAL, -30, 0, 210, 120, 26, colour) +
		cuboid(ink, FRONTAL, -30, -26, 204, 116, 20, top) +
		cuboid(ink, FRONTAL, -30, -46, 210, 120, 26, colour),
	fondant: (ink, colour, top) => {
		const base = cylinder(ink, 0, 0, 128, 120, colour, { flat: 0.24, foot: 0.94, top: dark(colour, 0.1) });
		return `${base}<path fill="${ink.linear([
			[0, light(top, 0.25)],
			[1, top],
		])}" d="M-70 -130Q0 -160 66 -132Q84 -110 66 -92Q62 -30 44 -34Q28 -40 30 -88Q0 -80 -24 -92Q-30 -50 -44 -54Q-60 -60 -52 -100Q-86 -112 -70 -130Z"/><ellipse cx="-20" cy="-128" rx="26" ry="7" fill="#fff" fill-opacity=".45"/>`;
	},
} satisfies Record<string, Cake>;

export type CakeName = keyof typeof CAKES;

/** Places of a group on the table, by number of pieces: the last one stands in front. */
const GROUPS: Record<string, [x: number, y: number, scale: number, turn: number][]> = {
	tower: [
		[-150, -20, 1, 0],
		[140, -20, 1, 0],
		[-4, -14, 1, 0],
		[-76, -128, 0.97, -3],
		[76, -126, 0.97, 3],
		[0, -240, 0.94, 0],
	],
	trio: [
		[-190, -60, 1, -8],
		[190, -60, 1, 8],
		[0, 20, 1.25, 0],
	],
	stack: [
		[0, 0, 1.3, 0],
		[-8, -58, 1.3, 0],
		[10, -116, 1.3, 0],
		[-4, -174, 1.3, 0],
		[6, -232, 1.3, 0],
		[250, 30, 1.15, 0],
	],
	lean: [
		[-170, -10, 1.3, -14],
		[180, -10, 1.3, 12],
		[6, 10, 1.45, 4],
	],
	one: [[0, 0, 1.7, 0]],
};
export type Group = "tower" | "trio" | "stack" | "lean" | "one";

/** Cakes under an even coat: nothing of their crumb shows. */
const SMOOTH: ReadonlySet<CakeName> = new Set(["macaron", "donut", "cupcake", "fondant"]);

/** Cakes of one kind, arranged; each takes the next icing colour. */
export function cakes(
	ink: Ink,
	cake: CakeName,
	group: Group,
	colour: string | readonly string[],
	tops: readonly string[],
): string {
	const together = (GROUPS[group] ?? [])
		.map(([x, y, scale, turn], index) => {
			const own = typeof colour === "string" ? colour : (colour[index % colour.length] ?? "#e3a553");
			const drawing = CAKES[cake](ink, own, tops[index % tops.length] ?? own);
			return place(nook(ink, 0, -78, 170) + drawing, x, y, scale, turn);
		})
		.join("");
	return SMOOTH.has(cake) ? together : surfaced(ink, "crumb", together);
}

function dome(ink: Ink, rx: number, height: number, y: number, colour: string): string {
	const fill = ink.radial([
		[0, light(colour, 0.65)],
		[0.55, colour],
		[1, dark(colour, 0.22)],
	]);
	return `<path fill="${fill}" d="M${-rx} ${y}Q${-rx} ${y - height} 0 ${y - height}Q${rx} ${y - height} ${rx} ${y}Q0 ${y + 26} ${-rx} ${y}Z"/>`;
}

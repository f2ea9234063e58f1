import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { ball, nook, place, round } from "./solid";

/** One popped kernel of about `size` pixels around (0, 0). */
function kernel(ink: Ink, size: number, colour: string): string {
	const { random } = ink;
	const turn = random() * Math.PI * 2;
	const lobes = [0, 1, 2, 3].map((index) => {
		const angle = turn + (index * Math.PI) / 2 + random.between(-0.3, 0.3);
		return ball(
			ink,
			Math.cos(angle) * size * 0.25,
			Math.sin(angle) * size * 0.22,
			size * random.between(0.26, 0.34),
			colour,
		);
	});
	const heart = `<ellipse cx="${round(size * 0.04)}" cy="${round(size * 0.06)}" rx="${round(size * 0.11)}" ry="${round(size * 0.08)}" fill="${dark(colour, 0.32)}" fill-opacity=".5"/>`;
	return lobes.join("") + heart;
}

/** A heap of kernels: `width` at its foot, `height` at its top, foot centred on (0, 0). */
export function heap(ink: Ink, width: number, height: number, colours: readonly string[], size = 76): string {
	const { random } = ink;
	const kernels: { x: number; y: number }[] = [];
	for (let y = height; y > -size * 0.2; y -= size * 0.5) {
		const half = (width / 2) * Math.sqrt(1 - Math.min(1, Math.max(0, y) / (height * 1.06)));
		for (let x = -half; x <= half; x += size * 0.62)
			kernels.push({ x: x + random.between(-0.16, 0.16) * size, y: -y + random.between(-0.14, 0.14) * size });
	}
	return kernels
		.map(({ x, y }) => nook(ink, x, y, size * 0.8) + place(kernel(ink, size, pickOf(ink, colours)), x, y))
		.join("");
}

/** A few kernels lying on the table, beside (0, 0). */
export function spill(ink: Ink, reach: number, colours: readonly string[]): string {
	return Array.from({ length: 7 }, (_, index) => {
		const side = index % 2 ? 1 : -1;
		const x = side * reach * ink.random.between(0.62, 1.08);
		return place(kernel(ink, ink.random.between(58, 74), pickOf(ink, colours)), x, ink.random.between(-26, 34));
	}).join("");
}

/** The striped bucket of cinemas, heaped; foot at (0, 0). */
export function bucket(ink: Ink, colours: readonly string[], stripe: string, fruit: string): string {
	const stripes = Array.from({ length: 8 }, (_, index) => {
		const [top, foot] = [-240 + index * 60, -176 + index * 44];
		const fill = index % 2 ? "#fffaf4" : stripe;
		return `<path fill="${fill}" d="M${top} -400Q${top + 30} -432 ${top + 60} -400L${foot + 44} 0H${foot}Z"/>`;
	}).join("");
	const shade = ink.linear(
		[
			[0, "#3a1230", 0.18],
			[0.25, "#fff", 0.18],
			[0.6, "#3a1230", 0],
			[1, "#3a1230", 0.32],
		],
		0,
	);
	const badge = `<circle cy="-205" r="98" fill="#fffaf4" stroke="${dark(stripe, 0.2)}" stroke-width="7"/>${emoji(ink, fruit, 0, -138, 136)}`;
	const paper = `${stripes}<path fill="${shade}" d="M-240 -400H240L176 0H-176Z"/>`;
	return place(heap(ink, 450, 230, colours), 0, -400) + surfaced(ink, "paper", paper + badge);
}

/** A stand-up pouch, its window filled by `filling` (centred on 0, 0); foot at (0, 0). */
export function pouch(ink: Ink, colour: string, fruit: string, filling: string): string {
	const clip = ink.id();
	const round = ink.random.pick([true, false]);
	const hole = round
		? `<circle cy="-190" r="146"/>`
		: `<path d="M-150 -60V-210Q-150 -340 0 -340Q150 -340 150 -210V-60Q150 -46 136 -46H-136Q-150 -46 -150 -60Z"/>`;
	ink.define(`<clipPath id="${clip}">${hole}</clipPath>`);
	const body = ink.linear(
		[
			[0, dark(colour, 0.16)],
			[0.2, light(colour, 0.3)],
			[0.55, colour],
			[1, dark(colour, 0.28)],
		],
		0,
	);
	const seal = Array.from(
		{ length: 24 },
		(_, index) => `<rect x="${-206 + index * 17.3}" y="-664" width="7" height="44" fill="#3a1230" fill-opacity=".12"/>`,
	).join("");
	const dent = `<path fill="#fff" fill-opacity=".28" d="M-196 -600Q-168 -420 -192 -60Q-214 -300 -196 -600Z"/><path fill="#3a1230" fill-opacity=".12" d="M196 -600Q168 -420 192 -60Q214 -300 196 -600Z"/>`;
	const bag = `<path fill="${body}" d="M-214 -668H214V-618Q196 -560 206 -420L222 -36Q222 4 180 10Q0 34 -180 10Q-222 4 -222 -36L-206 -420Q-196 -560 -214 -618Z"/>`;
	const label = `<circle cy="-474" r="104" fill="#fffaf4" stroke="${dark(colour, 0.4)}" stroke-width="6"/>${emoji(ink, fruit, 0, -402, 146)}`;
	const window = `<g clip-path="url(#${clip})"><rect x="-170" y="-350" width="340" height="320" fill="${dark(colour, 0.5)}"/>${place(filling, 0, -190)}</g>`;
	const frame = hole.replace("<", `<g fill="none" stroke="#fffaf4" stroke-width="9"><`).replace("/>", "/></g>");
	return surfaced(ink, "paper", bag + dent + seal + label) + window + frame;
}

/** Kernels that fill a pouch's window, around (0, 0). */
export function windowful(ink: Ink, colours: readonly string[]): string {
	return place(heap(ink, 560, 420, colours, 84), 0, 190);
}

/** Paper cone with `filling` sticking out; tip at (0, 0). */
export function paperCone(ink: Ink, colour: string, filling: string): string {
	const side = ink.linear(
		[
			[0, dark(colour, 0.08)],
			[0.4, light(colour, 0.28)],
			[1, dark(colour, 0.3)],
		],
		0,
	);
	const stripes = [-118, -40, 40]
		.map((x) => `<path fill="#fffaf4" fill-opacity=".8" d="M${x} -403h44L6 -14h-10Z"/>`)
		.join("");
	const cone = `<path fill="${side}" d="M-176 -420Q0 -380 176 -420L16 -6Q0 10 -16 -6Z"/>${stripes}`;
	return place(filling, 0, -410) + surfaced(ink, "paper", cone);
}

function pickOf(ink: Ink, colours: readonly string[]): string {
	return colours[Math.floor(ink.random() * colours.length)] ?? "#f6e3bd";
}

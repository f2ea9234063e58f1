import { dark, light, mix } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { cylinder, place, round } from "./solid";

/** Cotton candy of `width` by `height` around (0, 0): seeded blobs under spun-sugar threads, frayed at the edge. */
function cloud(ink: Ink, width: number, height: number, colours: readonly string[]): string {
	const { random } = ink;
	const count = colours.length > 1 ? 74 : 48;
	const size = colours.length > 1 ? 0.8 : 1;
	const blobs = Array.from({ length: count }, (_, index) => {
		const angle = index * 2.39996 + random.between(-0.25, 0.25);
		const reach = Math.sqrt((index + 0.5) / count) * 0.82;
		return { x: (Math.cos(angle) * reach * width) / 2, y: (Math.sin(angle) * reach * height) / 2, reach };
	}).sort((a, b) => b.y - a.y + (a.reach < 0.35 ? 60 : 0) - (b.reach < 0.35 ? 60 : 0));
	const tint = (y: number) => {
		const share = Math.min(0.999, Math.max(0, y / height / 0.86 + 0.5));
		return colours[Math.floor(share * colours.length)] ?? colours[0] ?? "#ffffff";
	};
	const puffs = blobs.map(({ x, y }) => puff(ink, x, y, random.between(0.14, 0.2) * width * size, tint(y))).join("");
	const [fray, haze] = [ink.id(), ink.id()];
	ink.define(
		`<filter id="${fray}" x="-.15" y="-.15" width="1.3" height="1.3"><feTurbulence type="fractalNoise" baseFrequency=".075" numOctaves="2" seed="${Math.floor(random.between(1, 99))}"/><feDisplacementMap in="SourceGraphic" scale="21" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="${haze}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="13"/></filter>`,
	);
	const halo = blobs
		.filter(({ reach }) => reach > 0.5)
		.map(
			({ x, y }) =>
				`<circle cx="${round(x * 1.05)}" cy="${round(y * 1.05)}" r="${round(width * 0.17 * size)}" fill="${light(tint(y), 0.35)}"/>`,
		)
		.join("");
	return `<g filter="url(#${haze})" opacity=".75">${halo}</g>${surfaced(ink, "spun", `<g filter="url(#${fray})">${puffs}</g>`)}${threads(ink, width, height, tint)}`;
}

/** Softer than a ball: sugar lets the light through, so its shade stays close to its colour. */
function puff(ink: Ink, x: number, y: number, r: number, colour: string): string {
	const fill = ink.radial([
		[0, light(colour, 0.78)],
		[0.5, light(colour, 0.36)],
		[1, mix(colour, dark(colour, 0.5), 0.1)],
	]);
	return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

function threads(ink: Ink, width: number, height: number, tint: (y: number) => string): string {
	const { random } = ink;
	return Array.from({ length: 190 }, (_, index) => {
		const angle = random() * Math.PI * 2;
		const reach = Math.sqrt(random()) * 0.92;
		const x = (Math.cos(angle) * reach * width) / 2;
		const y = (Math.sin(angle) * reach * height) / 2;
		const length = random.between(0.06, 0.2) * width;
		const bow = random.between(-0.5, -0.15) * length;
		const lit = index % 3 !== 0;
		const stroke = lit ? light(tint(y), 0.75) : dark(tint(y), 0.16);
		return `<path fill="none" stroke="${stroke}" stroke-linecap="round" stroke-width="${lit ? 2.2 : 1.8}" stroke-opacity="${lit ? 0.6 : 0.34}" d="M${round(x)} ${round(y)}q${round(length / 2)} ${round(bow)} ${round(length)} ${round(random.between(-0.15, 0.2) * length)}"/>`;
	}).join("");
}

/** Cotton candy on a bamboo stick, foot at (0, 0), about 720 pixels high. */
export function stick(ink: Ink, colours: readonly string[]): string {
	const wood = ink.linear(
		[
			[0, "#f1d7a3"],
			[0.5, "#dfb878"],
			[1, "#b98848"],
		],
		0,
	);
	return `<path fill="${wood}" d="M-11 -380L-5 0H5L11 -380Z"/>${place(cloud(ink, 440, 430, colours), 0, -520)}`;
}

/** An open see-through pot with a cloud of cotton candy and a label that shows the flavour; foot at (0, 0). */
export function pot(ink: Ink, colours: readonly string[], fruit: string): string {
	const { random } = ink;
	const middle = colours[Math.floor(colours.length / 2)] ?? "#f58fb4";
	const rim = random.pick([dark(middle, 0.25), "#fffaf4", dark(middle, 0.5)]);
	const glass = `<path fill="#fff" fill-opacity=".34" d="M-172 -300L-142 -16Q-140 6 -110 8Q0 24 110 8Q140 6 142 -16L172 -300Z"/><path fill="#fff" fill-opacity=".55" d="M-150 -282L-126 -40Q-118 -26 -112 -40L-128 -280Z"/>`;
	const inside = `<path fill="${ink.linear([
		[0, middle],
		[1, dark(middle, 0.2)],
	])}" fill-opacity=".86" d="M-164 -296L-136 -20Q-134 2 -106 4Q0 18 106 4Q134 2 136 -20L164 -296Z"/>`;
	const edge = `<path fill="${rim}" d="M-184 -318Q-184 -330 -172 -330H172Q184 -330 184 -318V-302Q184 -288 170 -288H-170Q-184 -288 -184 -302Z"/><path fill="#fff" fill-opacity=".35" d="M-176 -322H120V-312H-176Z"/>`;
	return place(cloud(ink, 420, 340, colours), 0, -420) + inside + glass + potLabel(ink, middle, fruit) + edge;
}

/** The same pot closed, for the background of a group. */
export function closedPot(ink: Ink, colour: string, fruit: string): string {
	const body = cylinder(ink, 0, 0, 164, 290, colour, { flat: 0.1, foot: 0.84 });
	const shine = `<path fill="#fff" fill-opacity=".4" d="M-146 -276L-122 -30Q-114 -20 -106 -32L-124 -272Z"/>`;
	const lid = cylinder(ink, 0, -280, 182, 46, dark(colour, 0.22), { flat: 0.1 });
	return body + shine + potLabel(ink, colour, fruit) + lid;
}

function potLabel(ink: Ink, colour: string, fruit: string): string {
	const clip = ink.id();
	ink.define(`<clipPath id="${clip}"><path d="M-161 -236Q0 -222 161 -236L148 -92Q0 -76 -148 -92Z"/></clipPath>`);
	const style = ink.random.pick(["stripes", "dots", "scallops"]);
	const strong = dark(colour, 0.42);
	const pattern = Array.from({ length: 12 }, (_, index) => {
		const x = -176 + index * 32;
		if (style === "stripes")
			return index % 2 ? `<rect x="${x}" y="-250" width="32" height="180" fill="${strong}"/>` : "";
		if (style === "dots")
			return [0, 1, 2, 3]
				.map((row) => `<circle cx="${x + (row % 2) * 16}" cy="${-226 + row * 42}" r="8" fill="${strong}"/>`)
				.join("");
		return `<circle cx="${x}" cy="-232" r="20" fill="${strong}"/><circle cx="${x}" cy="-84" r="20" fill="${strong}"/>`;
	}).join("");
	return `<g clip-path="url(#${clip})"><rect x="-180" y="-250" width="360" height="190" fill="#fffaf4"/>${pattern}</g><circle cy="-158" r="72" fill="#fffaf4" stroke="${strong}" stroke-width="6"/>${emoji(ink, fruit, 0, -106, 104)}`;
}

import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { ball, place } from "./solid";

const paperStick = `<rect x="-8" y="-360" width="16" height="360" rx="8" fill="#fffaf4"/><rect x="0" y="-360" width="8" height="360" rx="4" fill="#e2d3cf"/>`;

/** A round swirl lollipop, foot of its stick at (0, 0). */
export function swirlLollipop(ink: Ink, colour: string): string {
	const arms = Array.from({ length: 8 }, (_, index) => {
		const fill = index % 2 ? "#fffaf4" : colour;
		return `<path transform="rotate(${index * 45})" fill="${fill}" d="M0 0Q70 -10 88 -96Q104 -112 126 -60Q130 -30 128 0Q70 44 0 0Z"/>`;
	}).join("");
	const clip = ink.id();
	ink.define(`<clipPath id="${clip}"><circle r="128"/></clipPath>`);
	const shade = ink.radial([
		[0, "#ffffff", 0.6],
		[0.4, "#ffffff", 0],
		[0.75, dark(colour, 0.4), 0.06],
		[1, dark(colour, 0.6), 0.5],
	]);
	return `${paperStick}${place(`<g clip-path="url(#${clip})"><rect x="-130" y="-130" width="260" height="260" fill="${colour}"/>${arms}</g><circle r="128" fill="${shade}"/>`, 0, -440)}`;
}

/** A lollipop whose head is an emoji of the season. */
export function figureLollipop(ink: Ink, figure: string): string {
	return `${paperStick}${emoji(ink, figure, 0, -300, 262)}`;
}

/** A striped candy cane, foot at (0, 0). */
export function candyCane(colour: string): string {
	const path = "M0 -20V-430Q0 -540 96 -540Q190 -540 190 -440";
	const dashes = `<path d="${path}" fill="none" stroke="${colour}" stroke-width="58" stroke-dasharray="42 46" stroke-dashoffset="10"/>`;
	return `<path d="${path}" fill="none" stroke="${light("#e9d7d4", 0.4)}" stroke-width="62" stroke-linecap="round"/>${dashes}<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round" transform="translate(-13 2)"/><path d="${path}" fill="none" stroke="#3a1230" stroke-opacity=".14" stroke-width="14" stroke-linecap="round" transform="translate(20 4)"/>`;
}

/** Things on sticks spread like a bouquet; feet together at (0, 0). */
export function bouquet(drawings: readonly string[], spread = 24, scale = 1): string {
	const middle = (drawings.length - 1) / 2;
	return drawings
		.map((drawing, index) => ({ drawing, index }))
		.sort((a, b) => Math.abs(b.index - middle) - Math.abs(a.index - middle))
		.map(({ drawing, index }) =>
			place(drawing, (index - middle) * 34, 0, scale * (index === middle ? 1.12 : 1), (index - middle) * spread),
		)
		.join("");
}

/** Long bamboo sticks in a paper sleeve; foot at (0, 0). */
export function bambooBundle(ink: Ink, sleeve: string): string {
	const wood = ink.linear(
		[
			[0, "#f3dcae"],
			[0.5, "#e2bd7e"],
			[1, "#bd8d4f"],
		],
		0,
	);
	const sticks = Array.from({ length: 15 }, (_, index) => {
		const x = -150 + index * 21.5;
		const top = -660 - ink.random.between(0, 46);
		return `<rect x="${x}" y="${top}" width="19" height="${-top - 8}" rx="5" fill="${wood}"/>`;
	}).join("");
	const paper = ink.linear(
		[
			[0, dark(sleeve, 0.15)],
			[0.3, light(sleeve, 0.3)],
			[1, dark(sleeve, 0.25)],
		],
		0,
	);
	const wrap = `<rect x="-172" y="-400" width="348" height="400" rx="14" fill="${paper}"/><path d="M-172 -330H176M-172 -70H176" stroke="#fffaf4" stroke-width="16"/><circle cx="2" cy="-200" r="92" fill="#fffaf4"/>${ball(ink, 2, -224, 50, "#f58fb4")}${`<rect x="-4" y="-190" width="12" height="66" rx="5" fill="${wood}"/>`}`;
	return surfaced(ink, "wood", sticks) + surfaced(ink, "paper", wrap);
}

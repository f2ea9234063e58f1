import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { ball, cuboid, ISOMETRIC, round } from "./solid";

/** A single sweet of about 100 pixels around (0, 0). */
export type Sweet = (ink: Ink, colour: string) => string;

const gloss = (x: number, y: number, rx: number, ry: number) =>
	`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" fill-opacity=".62" transform="rotate(-24 ${x} ${y})"/>`;
const body = (ink: Ink, colour: string) =>
	ink.radial([
		[0, light(colour, 0.6)],
		[0.5, colour],
		[1, dark(colour, 0.3)],
	]);
const shape = (ink: Ink, colour: string, d: string) => `<path fill="${body(ink, colour)}" d="${d}"/>`;

/** Every sweet that the looks may name. */
export const SWEETS = {
	berlingot: (ink, colour) => {
		const clip = ink.id();
		ink.define(
			`<clipPath id="${clip}"><path d="M-50 22Q-30 -52 4 -50Q40 -40 52 14Q26 46 -8 44Q-38 42 -50 22Z"/></clipPath>`,
		);
		const stripes = [-52, -26, 0, 26, 52]
			.map((x) => `<path d="M${x - 6} -60h12L${x + 26} 60h-12Z" fill="#fffaf4" fill-opacity=".82"/>`)
			.join("");
		return `<g clip-path="url(#${clip})"><rect x="-60" y="-60" width="120" height="120" fill="${body(ink, colour)}"/>${stripes}<path d="M4 -50L-8 44Q30 44 52 14Z" fill="${dark(colour, 0.5)}" fill-opacity=".22"/></g>${gloss(-16, -22, 14, 6)}`;
	},
	wrapped: (ink, colour) =>
		shape(ink, dark(colour, 0.08), "M-34 -6Q-72 -44 -84 -28Q-70 0 -86 26Q-70 42 -34 10Z") +
		shape(ink, dark(colour, 0.12), "M34 -6Q72 -44 84 -28Q70 0 86 26Q70 42 34 10Z") +
		shape(ink, colour, "M-44 0Q-40 -40 0 -40Q40 -40 44 0Q40 40 0 40Q-40 40 -44 0Z") +
		`<path d="M-14 -38Q4 0 -14 38M14 -38Q32 0 14 38" fill="none" stroke="#fffaf4" stroke-opacity=".75" stroke-width="9"/>${gloss(-18, -20, 11, 5)}`,
	cube: (ink, colour) => cuboid(ink, ISOMETRIC, 0, 54, 52, 52, 44, colour),
	sugared: (ink, colour) => {
		const grains = Array.from(
			{ length: 16 },
			() =>
				`<circle cx="${round(ink.random.between(-38, 38))}" cy="${round(ink.random.between(-28, 34))}" r="3" fill="#fff" fill-opacity=".85"/>`,
		).join("");
		return cuboid(ink, ISOMETRIC, 0, 52, 52, 52, 38, colour) + grains;
	},
	lozenge: (ink, colour) =>
		shape(ink, dark(colour, 0.2), "M-64 10Q0 -36 64 10Q0 56 -64 10Z") +
		shape(ink, colour, "M-64 -6Q0 -52 64 -6Q0 40 -64 -6Z") +
		`<path fill="#fffdf8" d="M-56 -8Q0 -48 56 -8Q0 30 -56 -8Z"/>`,
	dragee: (ink, colour) => ball(ink, 0, 0, 46, colour, 33) + gloss(-14, -12, 14, 6),
	drop: (ink, colour) => ball(ink, 0, 4, 44, colour, 36) + gloss(-14, -12, 12, 6),
	pastille: (ink, colour) =>
		ball(ink, 0, 6, 40, dark(colour, 0.2), 26) + ball(ink, 0, -4, 40, colour, 26) + gloss(-12, -12, 12, 5),
	heart: (ink, colour) =>
		shape(ink, colour, "M0 46Q-58 4 -50 -24Q-40 -52 -12 -42Q-2 -38 0 -26Q2 -38 12 -42Q40 -52 50 -24Q58 4 0 46Z") +
		gloss(-24, -22, 11, 7),
	bear: (ink, colour) =>
		[
			ball(ink, -26, 46, 17, colour),
			ball(ink, 26, 46, 17, colour),
			ball(ink, -38, 8, 14, colour),
			ball(ink, 38, 8, 14, colour),
			ball(ink, 0, 18, 36, colour, 40),
		].join("") +
		[ball(ink, -24, -54, 13, colour), ball(ink, 24, -54, 13, colour), ball(ink, 0, -34, 32, colour, 29)].join("") +
		`<g fill="${dark(colour, 0.5)}"><circle cx="-11" cy="-38" r="4"/><circle cx="11" cy="-38" r="4"/><ellipse cx="0" cy="-26" rx="7" ry="5"/></g>${gloss(-14, 4, 8, 12)}`,
	roll: (ink, colour) => {
		const spiral = [46, 36, 26, 16, 7]
			.map((r) => `<circle r="${r}" fill="none" stroke="${light(colour, 0.32)}" stroke-width="3.5"/>`)
			.join("");
		return `${ball(ink, 0, 0, 50, colour)}${spiral}<path d="M40 28Q70 44 92 34" stroke="${colour}" stroke-width="12" stroke-linecap="round" fill="none"/>`;
	},
	peanut: (ink, colour) => {
		const bumps = Array.from({ length: 12 }, () =>
			ball(ink, ink.random.between(-32, 32), ink.random.between(-22, 22), 15, colour),
		).join("");
		return ball(ink, 0, 0, 42, dark(colour, 0.12), 31) + bumps;
	},
	teeth: (ink, colour) => {
		const row = (y: number, fang: number) =>
			[-34, -17, 0, 17, 34]
				.map(
					(x) =>
						`<path fill="#fffdf6" stroke="#d8cfc4" stroke-width="1.5" d="M${x - 8} ${y}h16v${Math.abs(x) === 17 ? fang : 15}q-8 9 -16 0Z"/>`,
				)
				.join("");
		return `${shape(ink, colour, "M-58 -8Q-52 -54 0 -54Q52 -54 58 -8Q50 -18 0 -18Q-50 -18 -58 -8Z")}${row(-20, 36)}${shape(ink, colour, "M-52 34Q-46 56 0 58Q46 56 52 34Q40 44 0 44Q-40 44 -52 34Z")}`;
	},
	pumpkin: (ink) => emoji(ink, "jack-o-lantern", 0, 54, 112),
	ribbon: (_ink, colour) => {
		const bands = [0, 1, 2, 3]
			.map(
				(index) =>
					`<path d="M-60 ${-26 + index * 15}q30 -22 60 0t60 0" stroke="${index % 2 ? light(colour, 0.5) : colour}" stroke-width="16" fill="none"/>`,
			)
			.join("");
		return `${bands}<path d="M-60 -30q30 -22 60 0t60 0" stroke="#fff" stroke-opacity=".5" stroke-width="4" fill="none"/>`;
	},
	slab: (ink, colour) => {
		const nuts = Array.from(
			{ length: 11 },
			(_, index) =>
				`<ellipse cx="${round(ink.random.between(-44, 44))}" cy="${round(ink.random.between(-26, 30))}" rx="10" ry="6" fill="${index % 4 ? "#c98d4a" : "#8fae4e"}" transform="rotate(${index * 37})"/>`,
		).join("");
		return cuboid(ink, ISOMETRIC, 0, 52, 66, 50, 44, colour) + nuts;
	},
	twist: (ink, colour) => {
		const knots = [-3, -2, -1, 0, 1, 2, 3]
			.map(
				(index) =>
					`<path d="M${index * 26 - 22} 22Q${index * 26 - 12} -30 ${index * 26 + 22} -24Q${index * 26 + 14} 28 ${index * 26 - 22} 22Z" fill="${body(ink, index % 2 ? colour : "#fff6ee")}"/>`,
			)
			.join("");
		return knots;
	},
} satisfies Record<string, Sweet>;

export type SweetName = keyof typeof SWEETS;

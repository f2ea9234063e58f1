import { dark, light } from "../colour";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { ball, cylinder, place } from "./solid";

/** A rolled wafer cone, tip at (0, 0), mouth 400 pixels above. `dip` is the colour of a chocolate collar. */
export function cone(ink: Ink, colour: string, dip?: string): string {
	const clip = ink.id();
	ink.define(`<clipPath id="${clip}"><path d="M-108 -400Q0 -436 108 -400L10 -6Q0 8 -10 -6Z"/></clipPath>`);
	const side = ink.linear(
		[
			[0, dark(colour, 0.1)],
			[0.35, light(colour, 0.35)],
			[1, dark(colour, 0.3)],
		],
		0,
	);
	const lattice = Array.from({ length: 16 }, (_, index) => {
		const y = -470 + index * 44;
		return `M-130 ${y}L130 ${y + 116}M130 ${y}L-130 ${y + 116}`;
	}).join("");
	const roll = `<path fill="${dark(colour, 0.24)}" fill-opacity=".5" d="M34 -420L108 -400L10 -6Z"/>`;
	const collar = dip
		? `<path fill="${ink.linear(
				[
					[0, light(dip, 0.3)],
					[0.4, dip],
					[1, dark(dip, 0.3)],
				],
				0,
			)}" d="M-112 -404Q0 -440 112 -404L92 -322Q74 -280 58 -312Q40 -262 18 -306Q-4 -250 -26 -300Q-48 -268 -62 -306Q-80 -290 -92 -322Z"/>`
		: "";
	const inside = ink.linear(
		[
			[0, dark(dip ?? colour, 0.5)],
			[1, dark(dip ?? colour, 0.2)],
		],
		0,
	);
	const mouth = `<path fill="${inside}" stroke="${light(dip ?? colour, 0.35)}" stroke-width="7" stroke-linejoin="round" d="M-108 -402Q0 -446 108 -402Q0 -376 -108 -402Z"/>`;
	const wafer = `<g clip-path="url(#${clip})"><rect x="-130" y="-450" width="260" height="460" fill="${side}"/><path fill="none" stroke="${dark(colour, 0.36)}" stroke-opacity=".55" stroke-width="6" d="${lattice}"/><path fill="none" stroke="${light(colour, 0.6)}" stroke-opacity=".5" stroke-width="3" transform="translate(4 5)" d="${lattice}"/>${roll}</g>`;
	return surfaced(ink, "crumb", wafer) + collar + mouth;
}

/** A cone with scoops, one colour each, lowest first. */
export function scooped(ink: Ink, colour: string, scoops: readonly string[], dip?: string): string {
	const balls = scoops.map((scoop, index) => {
		const y = -452 - index * 122;
		const skirt = [-78, -40, 0, 40, 78].map((x) => ball(ink, x, y + 66 - Math.abs(x) * 0.12, 34, scoop)).join("");
		return skirt + ball(ink, 0, y, 112 - index * 9, scoop);
	});
	return cone(ink, colour, dip) + balls.join("");
}

/** A cone closed by a swirl of marshmallow or whipped cream. */
export function swirled(ink: Ink, colour: string, cream: string): string {
	const turns = [118, 100, 80, 58, 34].map((r, index) =>
		ball(ink, index % 2 ? 6 : -4, -430 - index * 58, r, cream, r * 0.52),
	);
	return `${cone(ink, colour)}${turns.join("")}<path fill="${light(cream, 0.3)}" d="M-16 -672Q0 -742 20 -704Q26 -676 18 -664Z"/>`;
}

/** Cones side by side, tips together, leaning apart as in a hand or a stand. */
export function fan(drawings: readonly string[], spread = 17, scale = 1.18): string {
	const middle = (drawings.length - 1) / 2;
	const order = drawings
		.map((drawing, index) => ({ drawing, index }))
		.sort((a, b) => Math.abs(b.index - middle) - Math.abs(a.index - middle));
	return order
		.map(({ drawing, index }) =>
			place(drawing, (index - middle) * 66, -60 + Math.abs(index - middle) * 8, scale, (index - middle) * spread),
		)
		.join("");
}

/** Low wooden holder that hides the tips of a fan; foot at (0, 0). */
export function holder(ink: Ink, width: number): string {
	return surfaced(
		ink,
		"wood",
		cylinder(ink, 0, 0, width / 2, 150, "#c98d52", { flat: 0.16, foot: 0.92, top: "#8f5a2c" }),
	);
}

/** A moulded cup cone with a flat foot, standing at (0, 0). */
export function cup(ink: Ink, colour: string): string {
	const grid = [-84, -42, 0, 42, 84].map((x) => `M${x} -300L${x * 0.66} 0`).join("");
	const foot = cylinder(ink, 0, 0, 86, 250, colour, { flat: 0.14, foot: 0.78 });
	const lines = `<path fill="none" stroke="${dark(colour, 0.3)}" stroke-opacity=".5" stroke-width="6" d="${grid}M-80 -70Q0 -52 80 -70M-84 -150Q0 -130 84 -150"/>`;
	const bowl = cylinder(ink, 0, -240, 122, 96, colour, { flat: 0.2, foot: 0.86, top: dark(colour, 0.35) });
	return surfaced(ink, "crumb", foot + lines + bowl);
}

import { dark, light } from "../colour";
import { emoji } from "../emoji";
import type { Ink } from "../ink";
import { surfaced } from "../surface";
import { cylinder, place } from "./solid";

/** A glass jar full of `filling` (a pile whose foot is 0, 0), its cork lid on; foot at (0, 0). */
export function jar(ink: Ink, lid: string, fruit: string, filling: string): string {
	const clip = ink.id();
	const glass = "M-196 -440Q-236 -420 -236 -360V-60Q-236 8 -170 10Q0 22 170 10Q236 8 236 -60V-360Q236 -420 196 -440Z";
	ink.define(`<clipPath id="${clip}"><path d="${glass}"/></clipPath>`);
	const inside = `<g clip-path="url(#${clip})"><path d="${glass}" fill="#fff" fill-opacity=".55"/>${place(filling, 0, 20)}</g>`;
	const shine = `<path d="${glass}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="9"/><path fill="#fff" fill-opacity=".5" d="M-206 -350Q-200 -392 -180 -400Q-192 -300 -186 -80Q-200 -60 -206 -90Z"/><path fill="#3a1230" fill-opacity=".08" d="M150 -430Q210 -410 212 -350V-60Q212 -6 150 4Q186 -40 180 -200Z"/>`;
	const cap = cylinder(ink, 0, -440, 206, 84, lid, { flat: 0.16 });
	return inside + shine + cap + tag(ink, 150, -250, lid, fruit);
}

/** A round paper tag with an emoji. */
function tag(ink: Ink, x: number, y: number, colour: string, fruit: string, radius = 74): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fffaf4" stroke="${dark(colour, 0.3)}" stroke-width="6"/>${emoji(ink, fruit, x, y + radius * 0.68, radius * 1.4)}`;
}

/** A shallow open box with rows of sweets. `cell` draws one, centred, about 100 pixels wide. */
export function assortment(
	ink: Ink,
	colour: string,
	columns: number,
	rows: number,
	cell: (index: number) => string,
): string {
	const [left, wide, pitch] = [-350, 700, 104];
	const inner = pitch * rows;
	const cells = Array.from({ length: rows * columns }, (_, index) => {
		const row = Math.floor(index / columns);
		const squeeze = 0.86 + (row / rows) * 0.14;
		const x = ((index % columns) - (columns - 1) / 2) * ((wide - 60) / columns) * squeeze;
		return place(cell(index), x, -inner - 46 + row * pitch + pitch / 2, (1.24 * squeeze * 6) / Math.max(columns, 6));
	}).join("");
	const tray = `<path d="M${left + 46} ${-inner - 70}H${-left - 46}L${-left} -60H${left}Z" fill="${dark(colour, 0.5)}"/><path d="M${left + 46} ${-inner - 70}H${-left - 46}L${-left - 62} ${-inner - 46}H${left + 62}Z" fill="${dark(colour, 0.65)}"/>`;
	const front = `<path d="M${left - 8} -64H${-left + 8}V-8Q${-left + 8} 8 ${-left - 8} 8H${left + 8}Q${left - 8} 8 ${left - 8} -8Z" fill="${ink.linear(
		[
			[0, light(colour, 0.2)],
			[1, dark(colour, 0.15)],
		],
	)}"/>`;
	const lid = `<path d="M${left + 50} ${-inner - 70}L${left + 86} ${-inner - 230}H${-left - 86}L${-left - 50} ${-inner - 70}Z" fill="${ink.linear(
		[
			[0, light(colour, 0.35)],
			[1, colour],
		],
	)}"/>`;
	const lace = Array.from(
		{ length: 11 },
		(_, index) => `<circle cx="${-300 + index * 60}" cy="-60" r="26" fill="#fffaf4"/>`,
	).join("");
	return lid + tray + cells + front + lace;
}

/** A tall paper sack for trade sizes, its seam sewn; foot at (0, 0). */
export function sack(ink: Ink, colour: string, fruit: string, band: string): string {
	const body = ink.linear(
		[
			[0, dark(colour, 0.18)],
			[0.25, light(colour, 0.35)],
			[0.6, colour],
			[1, dark(colour, 0.3)],
		],
		0,
	);
	const stitches = Array.from(
		{ length: 20 },
		(_, index) => `<path d="M${-224 + index * 23} -640l12 -14" stroke="#fffaf4" stroke-width="5"/>`,
	).join("");
	const folds = `<path d="M-236 -560Q-200 -400 -232 -60M232 -560Q196 -380 236 -80" stroke="#3a1230" stroke-opacity=".16" stroke-width="12" fill="none"/>`;
	const paper = `<path fill="${body}" d="M-240 -690H240L236 -600Q214 -420 256 -60Q262 16 200 14Q0 34 -200 14Q-262 16 -256 -60Q-214 -420 -236 -600Z"/>${folds}<path d="M-232 -470Q0 -440 230 -470L240 -180Q0 -146 -243 -180Z" fill="${band}"/><path d="M-231 -446Q0 -416 229 -446M-242 -204Q0 -170 239 -204" stroke="#fffaf4" stroke-width="7" fill="none"/>${stitches}`;
	return surfaced(ink, "paper", paper) + tag(ink, 0, -318, band, fruit, 108);
}

import type { Ink } from "./ink";

/** Grain of a material: how coarse it is across and along (cycles a pixel), how high it stands, how much of it shows. */
interface Grain {
	frequency: string;
	octaves: number;
	/** Height of the relief in pixels. */
	relief: number;
	/** 0 leaves the drawing as it is, 1 shows the relief's light alone. */
	share: number;
}

const GRAINS = {
	/** Crystals on marshmallow and fruit jelly. */
	sugar: { frequency: ".19", octaves: 1, relief: 2.4, share: 0.6 },
	/** Threads of cotton candy. */
	spun: { frequency: ".04 .07", octaves: 2, relief: 5, share: 0.3 },
	/** The baked: crumb, wafer, biscuit. */
	crumb: { frequency: ".06", octaves: 2, relief: 3.4, share: 0.5 },
	/** Corrugated board: fibres every way, and the flutes behind them. */
	card: { frequency: ".075 .03", octaves: 2, relief: 1.7, share: 0.55 },
	/** Sawn planks: long grain. */
	wood: { frequency: ".012 .13", octaves: 2, relief: 3.6, share: 0.6 },
	/** Paper that was folded and held. */
	paper: { frequency: ".009 .006", octaves: 2, relief: 24, share: 0.5 },
} satisfies Record<string, Grain>;

/** Height of the lamp over the table, in degrees, and where it stands: upper left, as everywhere in these pictures. */
const LAMP = { azimuth: 232, elevation: 58 };
const FLAT = Math.sin((LAMP.elevation * Math.PI) / 180);

/** A drawing in the surface of a material, its grain under the same lamp as everything on the table. */
export function surfaced(ink: Ink, material: keyof typeof GRAINS, drawing: string): string {
	const { frequency, octaves, relief, share } = GRAINS[material];
	const filter = ink.id();
	// What lies flat keeps its colour: the light that it gets times `share` and the rest come to one.
	const [lit, kept] = [share / FLAT, 1 - share];
	ink.define(
		`<filter id="${filter}" x="-.02" y="-.02" width="1.04" height="1.04" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${Math.floor(ink.random.between(1, 99))}"/><feDiffuseLighting surfaceScale="${relief}" lighting-color="#fff8ee"><feDistantLight azimuth="${LAMP.azimuth}" elevation="${LAMP.elevation}"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="${lit.toFixed(3)}" k3="${kept.toFixed(3)}"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
	);
	return `<g filter="url(#${filter})">${drawing}</g>`;
}

/** The shadow that a drawing standing on (0, 0) casts on the table, to the right and back, as soft as daylight. */
export function castShadow(ink: Ink, drawing: string): string {
	const filter = ink.id();
	ink.define(
		`<filter id="${filter}" x="-.2" y="-.6" width="1.4" height="2.2" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .227 0 0 0 0 .07 0 0 0 0 .188 0 0 0 .34 0"/><feGaussianBlur stdDeviation="15 9"/></filter>`,
	);
	return `<g filter="url(#${filter})"><g transform="matrix(1 0 -.42 .1 0 0)">${drawing.replaceAll(/ filter="[^"]*"/g, "")}</g></g>`;
}

/** Rounds a drawing by its outline: a lit edge to the upper left, shade to the lower right. */
export function rounded(ink: Ink, drawing: string): string {
	const filter = ink.id();
	ink.define(
		`<filter id="${filter}" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feDiffuseLighting surfaceScale="34" lighting-color="#fff6ea"><feDistantLight azimuth="${LAMP.azimuth}" elevation="${LAMP.elevation}"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="${(0.55 / FLAT).toFixed(3)}" k3=".45"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
	);
	return `<g filter="url(#${filter})">${drawing}</g>`;
}

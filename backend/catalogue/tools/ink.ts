import { type Random, seededRandom } from "./seed";

/** Gradient stops: offset 0 to 1, colour, opacity 0 to 1. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What a drawing needs besides its shapes: a seeded random source and the shared definitions of its document. */
export interface Ink {
	random: Random;
	/** A document-unique id. */
	id(): string;
	/** Paint reference of a linear gradient at `angle` degrees (0 left to right, 90 top to bottom). */
	linear(stops: readonly Stop[], angle?: number): string;
	/** Paint reference of a radial gradient, lit from the upper left unless told otherwise. */
	radial(stops: readonly Stop[], x?: number, y?: number, radius?: number): string;
	/** Adds a definition as it is. */
	define(svg: string): void;
	definitions(): string;
}

/** Ink for one document; the same seed always draws the same thing. */
export function createInk(seed: string): Ink {
	const definitions: string[] = [];
	const known = new Map<string, string>();
	let last = 0;
	const id = () => `i${++last}`;
	const stopTags = (stops: readonly Stop[]) =>
		stops
			.map(
				([offset, colour, opacity = 1]) =>
					`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
			)
			.join("");
	const paint = (key: string, tag: (id: string) => string) => {
		const found = known.get(key);
		if (found) return found;
		const name = id();
		definitions.push(tag(name));
		known.set(key, `url(#${name})`);
		return `url(#${name})`;
	};
	return {
		random: seededRandom(seed),
		id,
		linear: (stops, angle = 90) =>
			paint(
				`l${angle}${JSON.stringify(stops)}`,
				(name) =>
					`<linearGradient id="${name}" gradientTransform="rotate(${angle} .5 .5)">${stopTags(stops)}</linearGradient>`,
			),
		radial: (stops, x = 0.36, y = 0.3, radius = 0.75) =>
			paint(
				`r${x}${y}${radius}${JSON.stringify(stops)}`,
				(name) => `<radialGradient id="${name}" cx="${x}" cy="${y}" r="${radius}">${stopTags(stops)}</radialGradient>`,
			),
		define: (svg) => {
			definitions.push(svg);
		},
		definitions: () => `<defs>${definitions.join("")}</defs>`,
	};
}

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
	const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
	const mixed = [0, 1, 2].map((index) =>
		Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * share),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Lit side of a colour: towards a warm white. */
export const light = (colour: string, share = 0.45) => mix(colour, "#fffaf4", share);

/** Shaded side of a colour: towards the shop's aubergine ink, so that all shadows belong together. */
export const dark = (colour: string, share = 0.3) => mix(colour, "#3a1230", share);

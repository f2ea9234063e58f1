import type { Look } from "./look";
import { CAKE_LOOKS } from "./looks/cakes";
import { CONE_LOOKS } from "./looks/cones";
import { COTTON_LOOKS } from "./looks/cotton";
import { POPCORN_LOOKS } from "./looks/popcorn";
import { SWEET_LOOKS } from "./looks/sweets";

const LOOKS: Record<string, Look | undefined> = {
	...COTTON_LOOKS,
	...POPCORN_LOOKS,
	...CONE_LOOKS,
	...SWEET_LOOKS,
	...CAKE_LOOKS,
};

/** How the product of a reference is drawn. Throws when nobody has drawn it yet. */
export function lookOf(reference: string): Look {
	const look = LOOKS[reference];
	if (!look) throw new Error(`No drawing for ${reference}: add one under tools/looks.`);
	return look;
}

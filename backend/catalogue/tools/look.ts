import type { Ink } from "./ink";
import { packed, pile } from "./shapes/arrange";
import * as cakeShapes from "./shapes/cakes";
import * as cones from "./shapes/cones";
import * as containers from "./shapes/containers";
import * as cotton from "./shapes/cotton";
import * as popcorn from "./shapes/popcorn";
import { place } from "./shapes/solid";
import type { SweetName } from "./shapes/sweets";

/** How one product is drawn. Drawings stand on (0, 0) and fill about 800 by 800 pixels. */
export interface Look {
	draw(ink: Ink): string;
	/** Main colour: printed on the box. */
	accent: string;
	/** Emoji printed on the box. */
	fruit: string;
	/** Emojis laid beside the product. */
	props: readonly string[];
	/** Content of the box where "24 × 40 g" would mislead. */
	content?: string;
}

type Draw = Look["draw"];
const scaled =
	(scale: number, draw: Draw): Draw =>
	(ink) =>
		place(draw(ink), 0, 0, scale);

/** A drawing of one's own. */
export function custom(accent: string, fruit: string, props: readonly string[], draw: Draw, content?: string): Look {
	return { draw, accent, fruit, props, ...(content ? { content } : {}) };
}

/** An open pot of cotton candy, now and then with a closed one behind it. */
export function pot(colours: string | readonly string[], fruit: string, ...props: string[]): Look {
	const list = typeof colours === "string" ? [colours] : colours;
	const accent = list[Math.floor(list.length / 2)] ?? "#f58fb4";
	const draw: Draw = (ink) => {
		const side = ink.random.pick([-1, 1, 0]);
		const behind = side ? place(cotton.closedPot(ink, accent, fruit), side * 250, -46, 0.92) : "";
		return behind + place(cotton.pot(ink, list, fruit), side * -70, 0, 1.32);
	};
	return { draw, accent, fruit, props };
}

/** A stand-up pouch of popcorn with some of it spilt in front. */
export function poppedPouch(bag: string, colours: readonly string[], fruit: string, ...props: string[]): Look {
	const draw: Draw = (ink) => {
		const filled = popcorn.pouch(ink, bag, fruit, popcorn.windowful(ink, colours));
		return place(filled, 0, -20, 1.16) + place(popcorn.spill(ink, 330, colours), 0, 0);
	};
	return { draw, accent: bag, fruit, props };
}

/** A stand-up pouch of sweets with some of them spilt in front. */
export function sweetPouch(
	bag: string,
	sweet: SweetName,
	colours: readonly string[],
	fruit: string,
	...props: string[]
): Look {
	const draw: Draw = (ink) => {
		const filled = popcorn.pouch(ink, bag, fruit, place(packed(ink, sweet, colours, 330, 300, 82), 0, 160));
		return place(filled, -40, -30, 1.12) + place(pile(ink, sweet, colours, 300, 90, 112), 220, 26);
	};
	return { draw, accent: bag, fruit, props };
}

/** A glass jar of sweets. */
export function jar(
	lid: string,
	sweet: SweetName,
	colours: readonly string[],
	fruit: string,
	...props: string[]
): Look {
	const draw: Draw = (ink) => containers.jar(ink, lid, fruit, packed(ink, sweet, colours, 440, 380, 104));
	return { draw: scaled(1.34, draw), accent: lid, fruit, props };
}

/** A generous heap of sweets on the table. */
export function heapOf(
	accent: string,
	sweet: SweetName,
	colours: readonly string[],
	fruit: string,
	...props: string[]
): Look {
	return { draw: (ink) => place(pile(ink, sweet, colours, 760, 400, 208), 0, 34), accent, fruit, props };
}

/** A fan of cones in their holder. */
export function coneFan(
	accent: string,
	wafers: readonly string[],
	fruit: string,
	props: readonly string[],
	dip?: string,
): Look {
	const draw: Draw = (ink) => cones.fan(wafers.map((wafer) => cones.cone(ink, wafer, dip))) + cones.holder(ink, 300);
	return { draw: scaled(1.3, draw), accent, fruit, props };
}

/** Cakes on the table, arranged. */
export function cakes(
	accent: string,
	cake: cakeShapes.CakeName,
	group: cakeShapes.Group,
	colour: string | readonly string[],
	tops: readonly string[],
	fruit: string,
	...props: string[]
): Look {
	const scale = { tower: 1.62, trio: 1.55, stack: 1.3, lean: 1.4, one: 0.95 }[group];
	return { draw: scaled(scale, (ink) => cakeShapes.cakes(ink, cake, group, colour, tops)), accent, fruit, props };
}

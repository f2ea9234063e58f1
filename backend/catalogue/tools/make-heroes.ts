import { resolve } from "node:path";
import { backdrop } from "./backdrop";
import { decor } from "./decor";
import { emoji } from "./emoji";
import { HEROES, type Hero } from "./heroes";
import { createInk, type Ink } from "./ink";
import { lookOf } from "./looks";
import { stackOfCartons } from "./shapes/carton";
import { place, shadow } from "./shapes/solid";
import { castShadow, rounded } from "./surface";
import { priceTicket } from "./ticket";
import { writeWebp } from "./webp";

const FOLDER = resolve(import.meta.dirname, "../../../storefront/public/images/hero");
const FORMATS = {
	/** Beside the text of the slide: the middle 4:3 holds the whole scene, so that a narrower column may crop the sides. */
	wide: { width: 1600, height: 900, edge: 666, x: 800, y: 748, scale: 0.98, maxBytes: 60_000 },
	/** Over the text on a telephone: the middle 16:10 holds the whole scene. */
	square: { width: 800, height: 800, edge: 548, x: 400, y: 590, scale: 0.66, maxBytes: 45_000 },
};

/** `npm run heroes -w backend`: draws the slides of the home page, wide and square. */
async function main(): Promise<void> {
	for (const [name, hero] of Object.entries(HEROES))
		for (const [format, box] of Object.entries(FORMATS)) {
			const ink = createInk(`hero ${name}`);
			const scene = place(heroScene(ink, hero), box.x, box.y, box.scale);
			const ornaments = decor(ink, [hero.dress], box.width);
			const room = backdrop(ink, hero.wall, box.width, box.height, box.edge, undefined, ornaments);
			const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">${ink.definitions()}${room}${scene}</svg>`;
			await writeWebp(svg, resolve(FOLDER, `${name}-${format}.webp`), box.maxBytes);
		}
}

/** The things of a hero, back to front, around a foot at (0, 0); about 900 pixels wide. */
function heroScene(ink: Ink, hero: Hero): string {
	const products = hero.products.map(([reference, x, y, scale, turn]) => {
		const drawing = rounded(ink, lookOf(reference).draw(ink));
		const shade = place(castShadow(ink, drawing), x, y, scale) + shadow(ink, x, y, 430 * scale);
		return { y, svg: shade + place(drawing, x, y, scale, turn) };
	});
	const emojis = hero.emojis.map(([name, x, y, width, turn]) => ({
		y,
		svg: shadow(ink, x, y - 4, width * 0.62) + emoji(ink, name, x, y, width, turn),
	}));
	const pallet = hero.pallet
		? shadow(ink, -90, -110, 460, 110) + place(stackOfCartons(ink, ...hero.pallet), -100, 10, 0.82)
		: "";
	const { ticket } = hero;
	const sign = ticket ? place(priceTicket([ticket.large, ticket.small]), ticket.x, ticket.y, ticket.scale) : "";
	const things = [...products, ...emojis].sort((a, b) => a.y - b.y).map(({ svg }) => svg);
	return pallet + things.join("") + sign;
}

await main();

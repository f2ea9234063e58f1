import type { DemoProduct } from "../read-demo";
import { backdrop, FLOOR, HALLOWEEN_WALL, wallOf } from "./backdrop";
import { decor } from "./decor";
import { emoji } from "./emoji";
import { createInk, type Ink } from "./ink";
import type { Look } from "./look";
import { carton, stackOfCartons } from "./shapes/carton";
import { place, shadow } from "./shapes/solid";
import { castShadow, rounded } from "./surface";
import { priceTicket } from "./ticket";

const SIDE = 1200;
export const VIEWS = ["piece", "carton", "palette"] as const;
export type View = (typeof VIEWS)[number];

/** One product image as an SVG document of 1200 by 1200 pixels. */
export function productImage(product: DemoProduct, look: Look, view: View): string {
	const ink = createInk(`${product.reference} ${view}`);
	const wall = product.tags.includes("halloween") ? HALLOWEEN_WALL : wallOf(product.category);
	const scene = { piece: pieceScene, carton: cartonScene, palette: bulkScene }[view](ink, product, look);
	const ornaments = view === "piece" ? decor(ink, product.tags, SIDE) : "";
	const room = backdrop(ink, wall, SIDE, SIDE, 872, view === "piece" ? 0.62 : 0.4, ornaments);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ink.definitions()}${room}${scene}</svg>`;
}

function pieceScene(ink: Ink, _product: DemoProduct, look: Look): string {
	return standing(ink, rounded(ink, look.draw(ink)), FLOOR.centre, FLOOR.y, 1, 440) + props(ink, look);
}

/** A drawing on the table at (x, y), with the dark where it stands and the shadow that it casts. */
function standing(ink: Ink, drawing: string, x: number, y: number, scale: number, reach: number): string {
	return place(castShadow(ink, drawing), x, y, scale) + shadow(ink, x, y, reach) + place(drawing, x, y, scale);
}

function props(ink: Ink, look: Look): string {
	const places = [
		{ x: 952, y: 1064, width: 196, turn: 8 },
		{ x: 236, y: 1050, width: 176, turn: -10 },
	];
	return look.props
		.map((name, index) => {
			const spot = places[index];
			if (!spot) throw new Error(`Only two things fit beside a product: ${look.props.join(", ")}`);
			return (
				place(castShadow(ink, emoji(ink, name, 0, 0, spot.width, spot.turn)), spot.x, spot.y) +
				shadow(ink, spot.x, spot.y - 6, spot.width * 0.62) +
				emoji(ink, name, spot.x, spot.y, spot.width, spot.turn)
			);
		})
		.join("");
}

function cartonScene(ink: Ink, product: DemoProduct, look: Look): string {
	const drawn = carton(ink, look.accent, look.fruit, contentOf(product, look));
	const box =
		place(castShadow(ink, drawn), 330, 1020, 1.06) + shadow(ink, 540, 985, 480) + place(drawn, 330, 1020, 1.06);
	return box + standing(ink, rounded(ink, look.draw(ink)), 985, 1080, 0.36, 190);
}

/** What the box's label says: "24 × 40 g", "8 × 1 kg". */
function contentOf(product: DemoProduct, look: Look): string {
	const { weightGrams, piecesPerBox } = product;
	const weight = weightGrams >= 1000 ? `${(weightGrams / 1000).toLocaleString("fr-FR")} kg` : `${weightGrams} g`;
	return look.content ?? `${piecesPerBox} × ${weight}`;
}

function bulkScene(ink: Ink, product: DemoProduct, look: Look): string {
	const { boxesPerLayer, boxesPerPallet } = product;
	if (!boxesPerLayer) return groupScene(ink, look);
	const layers = boxesPerPallet ? boxesPerPallet / boxesPerLayer : 1;
	const stack = stackOfCartons(ink, look.accent, boxesPerLayer, layers, boxesPerPallet !== null);
	const ticket = boxesPerPallet
		? [`${boxesPerPallet} cartons`, `${layers} couches × ${boxesPerLayer}`]
		: [`${boxesPerLayer} cartons`, "1 couche"];
	const floor = place(castShadow(ink, stack), 540, 1080, 0.98) + shadow(ink, 560, 930, 500, 150);
	return `${floor}${place(stack, 540, 1080, 0.98)}${place(priceTicket(ticket), 915, 1100)}`;
}

/** Products without layers are shown as a small group instead. */
function groupScene(ink: Ink, look: Look): string {
	const spots: [number, number, number][] = [
		[318, 930, 0.62],
		[882, 930, 0.62],
		[600, 1050, 0.84],
	];
	return spots.map(([x, y, scale]) => standing(ink, rounded(ink, look.draw(ink)), x, y, scale, 430 * scale)).join("");
}

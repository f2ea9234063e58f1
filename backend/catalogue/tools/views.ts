import type { DemoProduct } from "../read-demo";
import { backdrop, FLOOR, HALLOWEEN_WALL, wallOf } from "./backdrop";
import { decor } from "./decor";
import { emoji } from "./emoji";
import { createInk, type Ink } from "./ink";
import type { Look } from "./look";
import { carton, stackOfCartons } from "./shapes/carton";
import { place, shadow } from "./shapes/solid";
import { priceTicket } from "./ticket";

const SIDE = 1200;
export const VIEWS = ["piece", "carton", "palette"] as const;
export type View = (typeof VIEWS)[number];

/** One product image as an SVG document of 1200 by 1200 pixels. */
export function productImage(product: DemoProduct, look: Look, view: View): string {
	const ink = createInk(`${product.reference} ${view}`);
	const wall = product.tags.includes("halloween") ? HALLOWEEN_WALL : wallOf(product.category);
	const scene = { piece: pieceScene, carton: cartonScene, palette: bulkScene }[view](ink, product, look);
	const room =
		backdrop(ink, wall, SIDE, SIDE, 872, view === "piece" ? 0.62 : 0.4) +
		(view === "piece" ? decor(ink, product.tags, SIDE) : "");
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${ink.definitions()}${room}${scene}</svg>`;
}

function pieceScene(ink: Ink, _product: DemoProduct, look: Look): string {
	return shadow(ink, FLOOR.centre, FLOOR.y, 440) + place(look.draw(ink), FLOOR.centre, FLOOR.y) + props(ink, look);
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
				shadow(ink, spot.x, spot.y - 6, spot.width * 0.62) + emoji(ink, name, spot.x, spot.y, spot.width, spot.turn)
			);
		})
		.join("");
}

function cartonScene(ink: Ink, product: DemoProduct, look: Look): string {
	const box =
		shadow(ink, 540, 985, 480) + place(carton(ink, look.accent, look.fruit, contentOf(product, look)), 330, 1020, 1.06);
	return `${box}${shadow(ink, 985, 1078, 190)}${place(look.draw(ink), 985, 1080, 0.36)}`;
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
	return `${shadow(ink, 560, 930, 500, 150)}${place(stack, 540, 1080, 0.98)}${place(priceTicket(ticket), 915, 1100)}`;
}

/** Products without layers are shown as a small group instead. */
function groupScene(ink: Ink, look: Look): string {
	const spots: [number, number, number][] = [
		[318, 930, 0.62],
		[882, 930, 0.62],
		[600, 1050, 0.84],
	];
	return spots.map(([x, y, scale]) => shadow(ink, x, y, 430 * scale) + place(look.draw(ink), x, y, scale)).join("");
}

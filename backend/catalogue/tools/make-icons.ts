import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { backdrop } from "./backdrop";
import { bunting } from "./decor";
import { createInk, type Ink } from "./ink";
import { lookOf } from "./looks";
import { place, shadow } from "./shapes/solid";
import { textPath } from "./text";

const APP = resolve(import.meta.dirname, "../../../storefront/src/app");

/** The shop's mark: cotton candy over a striped cone, plain enough to be read at 16 pixels. */
const MARK = `<rect width="64" height="64" rx="15" fill="#b5124f"/><path fill="#f2b134" d="M20 33h24L34.5 56.500q-2.5 3-5 0Z"/><path fill="#fffaf4" d="M26.5 33h4l1.5 24.500q-1 .6-2.3-.8ZM35.5 33h4.500L34 57.200q-.6.6-1.2.6Z"/><path fill="#ffe1ea" d="M19 38a9.5 9.5 0 0 1-5-17.600A11 11 0 0 1 27 9.600a10.5 10.5 0 0 1 17 4.2 9.6 9.6 0 0 1 6.3 12.400A7.8 7.8 0 0 1 44.5 38Z"/><path fill="none" stroke="#e0336f" stroke-width="2.8" stroke-linecap="round" d="M20.5 24.500q4-5.5 9.5-3.500M33 29q6 1.5 9-4M33.5 15.500q4-.5 5.5 3"/>`;

/** `npm run icons -w backend`: draws the favicon, the touch icon and the picture that shared links show. */
async function main(): Promise<void> {
	const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${MARK}</svg>\n`;
	await writeFile(resolve(APP, "icon.svg"), icon);
	const touch = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b5124f"/>${MARK}</svg>`;
	await sharp(Buffer.from(touch)).png({ compressionLevel: 9 }).toFile(resolve(APP, "apple-icon.png"));
	const shared = await sharp(Buffer.from(sharedPicture())).png({ palette: true, colours: 200, effort: 10 }).toBuffer();
	await writeFile(resolve(APP, "opengraph-image.png"), shared);
}

function sharedPicture(): string {
	const ink = createInk("open graph");
	const [width, height] = [1200, 630];
	const room = backdrop(ink, "#fbcddd", width, height, 486);
	const mark = `<g transform="translate(84 196) scale(1.5)">${MARK}</g>`;
	const words = [
		textPath("Confiseries artisanales", 330, 390, 58, "#2b1226", 500),
		textPath("au carton, à la couche, à la palette", 330, 444, 40, "#8e0c3d", 500),
	].join("");
	const scene = room + bunting(ink, width) + mark + words + goods(ink);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ink.definitions()}${scene}</svg>`;
}

function goods(ink: Ink): string {
	const spots: [reference: string, x: number, y: number, scale: number][] = [
		["POP-CIN-200", 730, 510, 0.46],
		["COR-BEU-012", 1070, 500, 0.46],
		["BAP-FRA-40", 905, 545, 0.58],
		["GAT-MAC-012", 1040, 580, 0.3],
	];
	return spots
		.map(([reference, x, y, scale]) => shadow(ink, x, y, 420 * scale) + place(lookOf(reference).draw(ink), x, y, scale))
		.join("");
}

await main();

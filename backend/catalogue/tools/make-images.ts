import { resolve } from "node:path";
import { readDemo } from "../read-demo";
import { lookOf } from "./looks";
import { productImage, VIEWS } from "./views";
import { writeWebp } from "./webp";

const MAX_BYTES = { piece: 34_000, carton: 28_000, palette: 31_000 };
const FOLDER = resolve(import.meta.dirname, "../images");

/** `npm run images -w backend [-- BAP-FRA-40 …]`: draws the views of all products of demo.csv, or of some. */
async function main(references: string[]): Promise<void> {
	const products = readDemo().filter(({ reference }) => references.length === 0 || references.includes(reference));
	let bytes = 0;
	for (const product of products)
		for (const view of VIEWS) {
			const file = resolve(FOLDER, `${product.reference.toLowerCase()}-${view}.webp`);
			bytes += await writeWebp(productImage(product, lookOf(product.reference), view), file, MAX_BYTES[view]);
		}
	console.log(`${products.length * VIEWS.length} images, ${Math.round(bytes / 1000)} KB`);
}

await main(process.argv.slice(2));

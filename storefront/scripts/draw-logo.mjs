import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { BRAND } from "../src/config/brand.ts";

const FILE = resolve(import.meta.dirname, "..", "src", "features", "shell", "logo.svg");
const SIZE = 300;
/** Raspberry, as in the style sheet: an image knows no variables. */
const COLOUR = "#b5124f";
const require = createRequire(import.meta.url);

/** Draws the name of the house in its display font, so that it shows before any font is there: `npm run fonts`, after a change of it. */
const packed = await readFile(require.resolve("@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2"));
const plain = await subsetFont(packed, BRAND.name, { targetFormat: "truetype" });
const font = opentype.parse(plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength));
const scale = SIZE / font.unitsPerEm;
const glyphs = Array.from(BRAND.name, (letter) => font.charToGlyph(letter));
const path = new opentype.Path();
let x = 0;
glyphs.forEach((glyph, index) => {
	path.extend(glyph.getPath(x, SIZE, SIZE));
	const next = glyphs[index + 1];
	x += (glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0)) * scale;
});
const { x1, y1, x2, y2 } = path.getBoundingBox();
const [left, top, right, bottom] = [Math.floor(x1), Math.floor(y1), Math.ceil(x2), Math.ceil(y2)];
const [width, height] = [right - left, bottom - top];
await writeFile(
	FILE,
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><title>${BRAND.name}</title><path fill="${COLOUR}" d="${path.toPathData(0)}"/></svg>\n`,
);

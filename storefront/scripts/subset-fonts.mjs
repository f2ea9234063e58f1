import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";

const FOLDER = resolve(import.meta.dirname, "..", "src", "app", "fonts");
/** What French is written with, and the letters of its neighbours; any other glyph comes from the device's own fonts. */
const GLYPHS = [
	...Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)),
	..."ÀÂÄÆÇÈÉÊËÎÏÔÖŒÙÛÜŸàâäæçèéêëîïôöœùûüÿÁÍÑÓÚáíñóúß",
	..."\u00a0«»‘’“”…–—•·°²³©®€×−",
].join("");
const FEATURES = ["liga", "ccmp", "mark", "tnum"];
const require = createRequire(import.meta.url);

/** Makes the shop's two font files from the packages' ones: `npm run fonts`, after a change of either. They are committed. */
await mkdir(FOLDER, { recursive: true });
for (const [source, name, keepFeatures, variationAxes] of [
	["@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2", "caprasimo.woff2", [...FEATURES, "kern"], undefined],
	[
		"@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
		"bricolage-grotesque.woff2",
		// Without its pairs, which weigh as much as its letters since they change with the weight; at reading sizes
		// the difference is invisible. A first image comes 0.1 s sooner (ADR 37).
		FEATURES,
		{ wght: { min: 400, max: 700 } },
	],
]) {
	const font = await readFile(require.resolve(source));
	const options = { targetFormat: "woff2", noHinting: true, keepFeatures, variationAxes };
	await writeFile(join(FOLDER, name), await subsetFont(font, GLYPHS, options));
}

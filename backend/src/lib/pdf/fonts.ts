import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fontIn } from "./woff";

/** How a package's files are named. */
const filesOf = (manifest: string) => (part: string, weight: 400 | 700) => {
	const folder = dirname(manifest);
	return join(folder, "files", `${basename(folder)}-${part}-${weight}-normal.woff`);
};
const caprasimo = filesOf(require.resolve("@fontsource/caprasimo/package.json"));
const bricolage = filesOf(require.resolve("@fontsource/bricolage-grotesque/package.json"));
const noto = filesOf(require.resolve("@fontsource/noto-sans/package.json"));
const notoArabic = filesOf(require.resolve("@fontsource/noto-sans-arabic/package.json"));
const wholeNotoChinese = dirname(require.resolve("@expo-google-fonts/noto-sans-sc/package.json"));
/** Complete, unlike a webfont: names contain rare characters. */
const notoChinese = (style: "400Regular" | "700Bold") => join(wholeNotoChinese, style, `NotoSansSC_${style}.ttf`);

/** Noto has what the shop's typefaces lack: Greek, Cyrillic, Arabic and Chinese, the largest last. */
const others = (weight: 400 | 700) => [
	...["latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"].map((part) => noto(part, weight)),
	notoArabic("arabic", weight),
	notoChinese(weight === 400 ? "400Regular" : "700Bold"),
];

/**
 * Typefaces as files that a PDF can embed, the shop's own first: one for names and titles, one for reading in two
 * weights. A character is set in the first that has it.
 */
const FONT_FILES = {
	title: [caprasimo("latin", 400), caprasimo("latin-ext", 400), ...others(700)],
	text: [bricolage("latin", 400), bricolage("latin-ext", 400), ...others(400)],
	strong: [bricolage("latin", 700), bricolage("latin-ext", 700), ...others(700)],
};
export type FontName = keyof typeof FONT_FILES;

/** A font file as a document registers it. The bytes are read when a letter first needs them, once per process. */
export interface FontFace {
	name: string;
	bytes: () => Buffer;
}

const read = new Map<string, Buffer>();
const bytesOf = (file: string) => () => {
	const known = read.get(file) ?? fontIn(readFileSync(file));
	read.set(file, known);
	return known;
};

/** The faces of a font in their order. */
export const FACES: Record<FontName, readonly [FontFace, ...FontFace[]]> = {
	title: facesOf("title"),
	text: facesOf("text"),
	strong: facesOf("strong"),
};

function facesOf(font: FontName): [FontFace, ...FontFace[]] {
	const faces = FONT_FILES[font].map((file, index) => ({
		name: index === 0 ? font : `${font} ${index}`,
		bytes: bytesOf(file),
	}));
	return faces as [FontFace, ...FontFace[]];
}

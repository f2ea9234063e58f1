import { readFileSync } from "node:fs";
import { once } from "@confiserie/domain/once";
import { unpackWoff } from "./woff";

const bricolage = (part: string, weight: 400 | 700) =>
	require.resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-${weight}-normal.woff`);
const caprasimo = (part: string) => require.resolve(`@fontsource/caprasimo/files/caprasimo-${part}-400-normal.woff`);
const noto = (font: string, part: string, weight: 400 | 700) =>
	require.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff`);

/** Noto has what the shop's typefaces lack: Greek, Cyrillic, Arabic and Chinese, the largest last. */
const others = (weight: 400 | 700) => [
	...["latin-ext", "greek", "greek-ext", "cyrillic", "cyrillic-ext", "vietnamese"].map((part) =>
		noto("noto-sans", part, weight),
	),
	noto("noto-sans-arabic", "arabic", weight),
	noto("noto-sans-sc", "chinese-simplified", weight),
];

/**
 * Typefaces as files that a PDF can embed, the shop's own first: one for names and titles, one for reading in two weights. A letter
 * is set in the first that has it.
 */
const FONT_FILES = {
	title: [caprasimo("latin"), caprasimo("latin-ext"), ...others(700)],
	text: [bricolage("latin", 400), bricolage("latin-ext", 400), ...others(400)],
	strong: [bricolage("latin", 700), bricolage("latin-ext", 700), ...others(700)],
};
export type FontName = keyof typeof FONT_FILES;

/** A font file as a document registers it. The bytes are read when a letter first needs them, once per process. */
export interface FontFace {
	name: string;
	bytes: () => Buffer;
}

const read = new Map<string, () => Buffer>();
const bytesOf = (file: string) => {
	const known = read.get(file) ?? once(() => unpackWoff(readFileSync(file)));
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

/** The shop's typefaces as files that a PDF can embed: one for names and titles, one for reading in two weights. */
export const FONT_FILES = {
	title: require.resolve("@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff"),
	text: require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff"),
	strong: require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
};
export type FontName = keyof typeof FONT_FILES;

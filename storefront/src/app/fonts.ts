import localFont from "next/font/local";

/** Names and prices. One weight; preloaded, since the first heading wears it. */
export const caprasimo = localFont({
	src: "../../../node_modules/@fontsource/caprasimo/files/caprasimo-latin-400-normal.woff2",
	weight: "400",
	display: "optional",
	variable: "--font-caprasimo",
	fallback: ["Cooper Black", "Georgia", "serif"],
	adjustFontFallback: "Times New Roman",
});

/** Everything else: the weight axis alone, 41 KB. */
export const bricolage = localFont({
	src: "../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
	weight: "200 800",
	display: "optional",
	variable: "--font-bricolage",
	fallback: ["system-ui", "sans-serif"],
	adjustFontFallback: "Arial",
});

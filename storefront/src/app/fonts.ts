import localFont from "next/font/local";

/**
 * Names and prices. One weight; preloaded, since the first heading wears it. Both files are cut to French letters
 * (scripts/subset-fonts.mjs). A font that comes late waits for the next page: changing it would move this one.
 */
export const caprasimo = localFont({
	src: "./fonts/caprasimo.woff2",
	weight: "400",
	display: "optional",
	variable: "--font-caprasimo",
	fallback: ["Display fallback", "Display fallback wide", "Cooper Black", "Georgia", "serif"],
	// Next would take the thin Times; those of the style sheet are bold.
	adjustFontFallback: false,
});

/** Everything else: the weights in use, in one file of 16 KB. */
export const bricolage = localFont({
	src: "./fonts/bricolage-grotesque.woff2",
	weight: "400 700",
	display: "optional",
	variable: "--font-bricolage",
	fallback: ["system-ui", "sans-serif"],
	adjustFontFallback: "Arial",
});

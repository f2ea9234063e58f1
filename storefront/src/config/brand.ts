/** Suffix of every page title. By itself, since the page shown when all else fails needs no more of the brand. */
export const TITLE_SUFFIX = "La Confiserie";

/**
 * What changes from one house to the next: name and voice. Replace these to open your own shop, then `npm run fonts -w
 * storefront` draws the name; how to reach it and who it is before the law are set in Medusa Admin.
 */
export const BRAND = {
	name: "La Confiserie",
	titleSuffix: TITLE_SUFFIX,
	tagline: "Confiseries artisanales, du carton à la palette",
	description:
		"Barbes à papa, pop-corn, cornets, bonbons et gâteaux artisanaux, vendus par carton, par couche ou par palette.",
} as const;

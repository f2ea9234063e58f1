/**
 * What changes from one house to the next: name and voice. Replace these to open your own shop; how to reach it and who it
 * is before the law are set in Medusa Admin.
 */
export const BRAND = {
	name: "La Confiserie",
	/** Suffix of every page title. */
	titleSuffix: "La Confiserie",
	tagline: "Confiseries artisanales, du carton à la palette",
	description:
		"Barbes à papa, pop-corn, cornets, bonbons et gâteaux artisanaux, vendus par carton, par couche ou par palette.",
} as const;

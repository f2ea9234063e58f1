/** Which date of durability a food has. Source: Regulation (EU) 1169/2011, articles 24 and annex X. */
export const DURABILITY_CODES = ["BEST_BEFORE", "USE_BY"] as const;
export type Durability = (typeof DURABILITY_CODES)[number];

/** What holds of a product whose merchant says nothing: sweets keep. */
export const DEFAULT_DURABILITY: Durability = "BEST_BEFORE";

/** The date's name, in short, and the words that stand before it on a pack. */
export const DURABILITIES: Record<Durability, { label: string; short: string; words: string }> = {
	BEST_BEFORE: {
		label: "Date de durabilité minimale (DDM)",
		short: "DDM",
		words: "À consommer de préférence avant",
	},
	USE_BY: { label: "Date limite de consommation (DLC)", short: "DLC", words: "À consommer jusqu'au" },
};

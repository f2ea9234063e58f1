/** Which date of durability a food has. Source: Regulation (EU) 1169/2011, articles 24 and annex X. */
export const DURABILITY_CODES = ["BEST_BEFORE", "USE_BY"] as const;
export type Durability = (typeof DURABILITY_CODES)[number];

/** Default of a product without a statement: sweets are durable. */
export const DEFAULT_DURABILITY: Durability = "BEST_BEFORE";

/** Short name of the date, and the wording before it on a pack. */
export const DURABILITIES: Record<Durability, { label: string; short: string; words: string }> = {
	BEST_BEFORE: {
		label: "Date de durabilité minimale (DDM)",
		short: "DDM",
		words: "À consommer de préférence avant",
	},
	USE_BY: { label: "Date limite de consommation (DLC)", short: "DLC", words: "À consommer jusqu'au" },
};

/** A food's date, as far as it decides whether the food may be sold. */
export interface DatedFood {
	isFood: boolean;
	durability?: Durability | undefined;
	/** ISO day, null for none. */
	bestBeforeDate: string | null;
}

/**
 * Whether a food's date lies before `today`, a day in Paris: the date itself is the last good day, and the food is out of
 * date from midnight on. Source: Regulation (EU) 1169/2011, article 24 and annex X.
 */
export function isOutOfDate({ isFood, bestBeforeDate }: DatedFood, today: string): boolean {
	return isFood && bestBeforeDate !== null && bestBeforeDate < today;
}

/** Whether a food may not be sold any more: past its use-by date it is deemed unsafe (article 24). A best-before date only warns. */
export function isExpired(food: DatedFood, today: string): boolean {
	return food.durability === "USE_BY" && isOutOfDate(food, today);
}

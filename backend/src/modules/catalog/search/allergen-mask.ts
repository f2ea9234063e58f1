import { ALLERGEN_CODES, type AllergenCode } from "@confiserie/domain/food/allergen-codes";

/**
 * Allergens as bits, the first of the annex the lowest: one comparison in SQL, and few groups to count. A new code goes to the
 * end of the list.
 */
export const maskOf = (codes: readonly AllergenCode[]): number =>
	codes.reduce((mask, code) => mask | (1 << ALLERGEN_CODES.indexOf(code)), 0);

import type { Product } from "@confiserie/domain/contract/product";
import { foldText } from "@confiserie/domain/fold-text";

/** Allergens that shoppers search to be without, as packs name them (Regulation (EU) 1169/2011, annex II). */
const ALLERGENS = ["lait", "œufs", "soja", "arachides", "fruits à coque", "sésame"];

/**
 * "sans lait" and the like, for what has no trace of it either: people with an allergy search for this. Nothing is said of
 * what is not food, nor of gluten, which the merchant states by a tag.
 */
export function freeFrom({ ingredients, allergens, traces }: Pick<Product, "ingredients" | "allergens" | "traces">) {
	if (ingredients.trim() === "") return [];
	const stated = [...allergens, ...traces].map(foldText);
	return ALLERGENS.filter((allergen) => !stated.some((text) => text.includes(foldText(allergen)))).map(
		(allergen) => `sans ${allergen}`,
	);
}

import type { ProductFieldName } from "../catalogue/product-fields";
import { unnamedAllergens } from "./allergens";

/** Food data of a product; texts may be absent. */
export interface StatedFood {
	isFood: boolean;
	legalName?: string | undefined;
	ingredients: string;
	allergens: readonly string[];
	storageConditions?: string | undefined;
	operator?: string | undefined;
	/** The tag "BIO" marks it as organic. */
	tags: readonly string[];
	organicCode?: string | undefined;
	organicFarming?: string | undefined;
	/** Only whether there is one matters. */
	nutrition: object | null;
}

/** An obligatory item that a food does not have; the message is a fragment that follows the field's name. */
export interface MissingItem {
	field: ProductFieldName;
	message: string;
}

const BEFORE_SALE = "avant la mise en vente d'une denrée";

/**
 * What must be there before a food may be published, in the order of the form; nothing for non-food. Net quantity is in
 * every product. A date is not among them: it need not be known before the goods arrive (article 14, 1 a). Source:
 * Regulation (EU) 1169/2011, articles 9, 14 and 21; (EU) 2018/848, articles 30 to 33, for products labelled organic.
 */
export function missingFoodInformation(food: StatedFood): MissingItem[] {
	if (!food.isFood) return [];
	const missing: MissingItem[] = [];
	const complain = (field: ProductFieldName, message: string) => missing.push({ field, message });
	if (!food.legalName) complain("legalName", `la dénomination légale est obligatoire ${BEFORE_SALE}`);
	if (food.ingredients === "") complain("ingredients", `les ingrédients sont obligatoires ${BEFORE_SALE}`);
	else
		for (const allergen of unnamedAllergens(food.ingredients, food.allergens))
			complain(
				"ingredients",
				`l'allergène « ${allergen} » n'est mis en évidence dans aucun ingrédient : nommez-le, ou entourez le mot de **`,
			);
	if (!food.storageConditions) complain("storageConditions", `la conservation est obligatoire ${BEFORE_SALE}`);
	if (!food.operator) complain("operator", `l'exploitant est obligatoire ${BEFORE_SALE}`);
	if (food.nutrition === null) complain("nutrition", `la déclaration nutritionnelle est obligatoire ${BEFORE_SALE}`);
	if (food.tags.includes("BIO")) {
		if (!food.organicCode)
			complain("organicCode", "le code de l'organisme de contrôle est obligatoire pour une denrée «\u00a0Bio\u00a0»");
		if (!food.organicFarming)
			complain("organicFarming", "le lieu de production est obligatoire pour une denrée «\u00a0Bio\u00a0»");
	}
	return missing;
}

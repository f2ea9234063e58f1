import { type DatedFood, isExpired } from "../food/durability";
import { type MissingItem, missingFoodInformation, type StatedFood } from "../food/food-information";

/** Fields of a product that its publication requires. */
export interface StatedProduct extends StatedFood {
	category: string | null;
	description: string;
	/** Grams; 0 while unknown. */
	weightGrams: number;
	/** GTINs, empty where there is none yet. */
	eanUnit: string;
	eanBox: string;
	images: readonly string[];
}

const BEFORE_SALE = "avant la mise en vente";

/** What a product on sale has and a draft may wait with, in the order of the form; a food's obligatory items come last. */
export function missingForSale(product: StatedProduct): MissingItem[] {
	const missing: MissingItem[] = [];
	const complain = (field: MissingItem["field"], message: string) => missing.push({ field, message });
	if (product.category === null) complain("category", `une catégorie est attendue ${BEFORE_SALE}`);
	if (product.description === "") complain("description", `une description est attendue ${BEFORE_SALE}`);
	if (product.images.length === 0) complain("images", `une image au moins est attendue ${BEFORE_SALE}`);
	if (product.weightGrams <= 0) complain("weightGrams", `un poids positif est attendu ${BEFORE_SALE}`);
	if (product.eanUnit === "") complain("eanUnit", `l'EAN de la pièce est attendu ${BEFORE_SALE}`);
	if (product.eanBox === "") complain("eanBox", `l'EAN du carton est attendu ${BEFORE_SALE}`);
	return [...missing, ...missingFoodInformation(product)];
}

const EXPIRED: MissingItem = {
	field: "bestBeforeDate",
	message: "la date limite de consommation est passée, cette denrée ne peut plus être vendue",
};

/** Expiry of a food as a fault of its date, or nothing. @param today a day in Paris */
export function expiryForSale(food: DatedFood, today: string): MissingItem[] {
	return isExpired(food, today) ? [EXPIRED] : [];
}

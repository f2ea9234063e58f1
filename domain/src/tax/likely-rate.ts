/** The facts that the likely VAT rate of a product is derived from. */
export interface RatedProduct {
	category: string | null;
	/** As declared, in descending order of weight. */
	ingredients: string;
	isFood: boolean;
	/** Percent. */
	vatRate: number;
}

const CONFECTIONERY: readonly string[] = ["BARBE_A_PAPA", "BONBONS"];
const MOSTLY_SUGAR = /^\s*(?:sucre|sirop|chocolat|caramel|mélasse)/i;
const PASTRY = /farine|œuf|oeuf/i;

/**
 * Why the VAT rate of a product is unlikely, in French; null when it is not. Food is taxed at 5.5 %, but sweets and what is
 * made of chocolate at 20 %, like everything that is not eaten; pastry and biscuits are food even with chocolate in them.
 * Pop-corn is food too, unless sugar or chocolate is what most of it is: no ruling names it, and 20 % is the cautious
 * reading. Source: CGI art. 278-0 bis A 1°; BOFiP BOI-TVA-LIQ-30-10-10, BOI-RES-TVA-000180.
 */
export function unlikelyRate({ category, ingredients, isFood, vatRate }: RatedProduct): string | null {
	if (vatRate >= 20)
		return isFood && category === "GATEAUX" ? "Un gâteau relève en principe de la TVA à 5,5 %, pas à 20 %." : null;
	if (!isFood) return "Ce qui ne se mange pas relève de la TVA à 20 %.";
	if (category !== null && CONFECTIONERY.includes(category)) return "La confiserie relève de la TVA à 20 %.";
	if (MOSTLY_SUGAR.test(ingredients) && !PASTRY.test(ingredients))
		return "Ce produit est d'abord fait de sucre ou de chocolat : la confiserie relève de la TVA à 20 %.";
	return null;
}

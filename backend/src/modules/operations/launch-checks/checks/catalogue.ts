import { type CatalogueState, readCatalogueState } from "../../../catalog/products";
import { blocker, type Finding, type OpeningCheck, warning } from "./check";

/** Checks that products are on sale with a price, and that food has its mandatory information. Source: règlement (UE) n° 1169/2011, art. 9. */
export const catalogue: OpeningCheck = {
	title: "Catalogue",
	atBoot: false,
	find: async ({ sql }) => {
		const state = await readCatalogueState(sql);
		if (state.onSale === 0)
			return [
				blocker("Aucun produit n'est en vente.", "Créez-en dans /admin, ou lancez npm run shop -- import <fichier>."),
			];
		return [
			...found(
				blocker,
				"Denrées sans toutes les mentions obligatoires (dénomination, ingrédients, allergènes, conservation, exploitant, valeurs nutritionnelles, organisme et lieu de production du bio)",
				state.foodWithoutData,
			),
			...found(warning, "Produits publiés sans conditionnement ni prix, donc invisibles", state.withoutPrice),
		];
	},
};

const SHOWN = 5;

function found(as: typeof blocker, what: string, { count, names }: CatalogueState["withoutPrice"]): Finding[] {
	if (count === 0) return [];
	const more = count > SHOWN ? "…" : "";
	const remedy = "Complétez-les dans /admin, ou par un import.";
	return [as(`${what} : ${count} (${names.slice(0, SHOWN).join(", ")}${more}).`, remedy)];
}

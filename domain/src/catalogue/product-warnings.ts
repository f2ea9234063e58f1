import type { ProductRow } from "../contract/product-row";
import { allergenInformation, doubtfulIngredients, undeclaredAllergens, unknownAllergens } from "../food/allergens";
import { DEFAULT_DURABILITY, DURABILITIES, isOutOfDate } from "../food/durability";
import { missingFoodInformation } from "../food/food-information";
import { formatDate } from "../format";
import { formatBoxes } from "../prices/tier-price";
import { unlikelyRate } from "../tax/likely-rate";
import { sentence } from "../text";

/** What is allowed but looks like a typo; `field` is the field of the row that it is about. */
export interface ProductWarning {
	field: keyof ProductRow;
	message: string;
}

interface Judged
	extends Pick<
		ProductRow,
		| "boxesPerLayer"
		| "boxesPerPallet"
		| "legalName"
		| "ingredients"
		| "allergens"
		| "traces"
		| "storageConditions"
		| "operator"
		| "bestBeforeDate"
		| "durability"
		| "tags"
		| "organicCode"
		| "organicFarming"
	> {
	category: string | null;
	/** Left out, it is a food. */
	isFood?: boolean | undefined;
	/** Null while they are being typed; the rate is a percentage. */
	piecesPerBox: number | null;
	vatRate: number | null;
	/** Only whether there is one matters. */
	nutrition: object | null;
}

/** Warnings about a valid row, as whole French sentences. They never stop a save. @param today a day in Paris */
export function productWarnings(row: Judged, today: string): ProductWarning[] {
	const warnings: ProductWarning[] = [];
	const { boxesPerLayer, boxesPerPallet, piecesPerBox, isFood = true } = row;
	if (boxesPerLayer && boxesPerPallet && boxesPerPallet % boxesPerLayer !== 0)
		warnings.push({
			field: "boxesPerPallet",
			message: `Une palette de ${formatBoxes(boxesPerPallet, { piecesPerBox: piecesPerBox ?? undefined })} ne se divise pas en couches de ${boxesPerLayer}.`,
		});
	const rate = row.vatRate === null ? null : unlikelyRate({ ...row, isFood, vatRate: row.vatRate });
	if (rate) warnings.push({ field: "vatRate", message: rate });
	if (isFood) {
		for (const { field, message } of missingFoodInformation({ ...row, isFood }))
			warnings.push({ field, message: sentence(message) });
		for (const allergen of undeclaredAllergens(row.ingredients, row.allergens))
			warnings.push({
				field: "allergens",
				message: `Un ingrédient semble contenir « ${allergen} » : confirmez-le parmi les allergènes.`,
			});
		const { contains } = allergenInformation({ ...row, isFood });
		for (const { word, allergen } of doubtfulIngredients(row.ingredients, contains))
			warnings.push({
				field: "ingredients",
				message: `« ${word} » peut contenir « ${allergen} » : précisez de quoi il s'agit ou déclarez l'allergène ; d'ici là, le produit reste hors des filtres « Sans… ».`,
			});
		for (const field of ["allergens", "traces"] as const)
			for (const word of unknownAllergens(row[field]))
				warnings.push({
					field,
					message: `« ${word} » n'est aucun des quatorze allergènes : le produit reste hors des filtres « Sans… ».`,
				});
		if (row.bestBeforeDate === null)
			warnings.push({ field: "bestBeforeDate", message: "La date de durabilité minimale de cette denrée manque." });
		else if (isOutOfDate({ ...row, isFood }, today)) {
			const { short } = DURABILITIES[row.durability ?? DEFAULT_DURABILITY];
			const since = formatDate(row.bestBeforeDate);
			warnings.push({ field: "bestBeforeDate", message: `La ${short} de cette denrée est passée\u00a0: ${since}.` });
		}
	}
	return warnings;
}

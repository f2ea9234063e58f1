import { isFoodRow, type ProductRow } from "./contract/product-row";

/** What is allowed but looks like a slip; `field` is the field of the row that it is about. */
export interface ProductWarning {
	field: keyof ProductRow;
	message: string;
}

interface Judged
	extends Pick<ProductRow, "boxesPerLayer" | "boxesPerPallet" | "isFood" | "ingredients" | "bestBeforeDate"> {
	/** Only whether there is one matters. */
	nutrition: object | null;
}

/** Warnings about a valid row, as whole French sentences. They never stop a save. */
export function productWarnings(row: Judged): ProductWarning[] {
	const warnings: ProductWarning[] = [];
	const { boxesPerLayer, boxesPerPallet } = row;
	if (boxesPerLayer && boxesPerPallet && boxesPerPallet % boxesPerLayer !== 0)
		warnings.push({
			field: "boxesPerPallet",
			message: `Une palette de ${boxesPerPallet} cartons ne se divise pas en couches de ${boxesPerLayer}.`,
		});
	if (isFoodRow(row)) {
		if (row.nutrition === null)
			warnings.push({ field: "nutrition", message: "La déclaration nutritionnelle de cette denrée manque." });
		if (row.bestBeforeDate === null)
			warnings.push({ field: "bestBeforeDate", message: "La date de durabilité minimale de cette denrée manque." });
	}
	return warnings;
}

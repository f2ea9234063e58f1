import { eachNutrient } from "@confiserie/domain/catalogue/product-fields";
import { TAG_CODES } from "@confiserie/domain/catalogue/tags";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import type { SaveRow } from "../../products";

/** Whether a row equals its product; such a row is not written. */
export function isUnchanged(row: SaveRow, product: AdminProduct): boolean {
	const { stock, isPublished, nutrition, tags, productId, requestId, ...same } = row;
	return (
		(stock === undefined || stock === product.stocked) &&
		(isPublished === undefined || isPublished === product.isPublished) &&
		isEqual(
			TAG_CODES.filter((tag) => tags.includes(tag)),
			product.tags,
		) &&
		isEqual(orderedNutrition(nutrition), orderedNutrition(product.nutrition)) &&
		Object.entries(same).every(
			([field, value]) => value === undefined || isEqual(value, product[field as keyof typeof same]),
		)
	);
}

/** The row that makes a product what it was, whatever its stock. */
export function rowOfProduct(product: AdminProduct): SaveRow {
	const {
		id,
		version,
		imageUrl,
		additionalImages,
		isNew,
		isPromo,
		stock,
		available,
		stocked,
		reserved,
		createdAt,
		updatedAt,
		...row
	} = product;
	const vatRate = product.vatRate === 5.5 ? 5.5 : 20;
	return { ...row, vatRate, nutrition: orderedNutrition(product.nutrition), productId: id };
}

function orderedNutrition(nutrition: AdminProduct["nutrition"]): SaveRow["nutrition"] {
	return nutrition && eachNutrient(({ name }) => nutrition[name]);
}

/** Whether two values say the same. A workbook has one kind of line break, so that the kind is no difference. */
function isEqual(a: unknown, b: unknown): boolean {
	return a === b || written(a) === written(b);
}

const written = (value: unknown) => JSON.stringify(value)?.replaceAll("\\r\\n", "\\n");

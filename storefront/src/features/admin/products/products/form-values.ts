import { withoutGaps } from "@confiserie/domain/catalogue/gtin";
import {
	type Codec,
	eachNutrient,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/catalogue/product-fields";
import { expiryForSale } from "@confiserie/domain/catalogue/publication";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { updateProduct } from "@confiserie/domain/contract/products";
import { dayOf } from "@confiserie/domain/day";
import { DEFAULT_DURABILITY } from "@confiserie/domain/food/durability";
import { sentence } from "@confiserie/domain/text";
import { DEFAULT_WITHDRAWAL_RIGHT } from "@confiserie/domain/withdrawal/right-codes";
import type { ValuesOf } from "@/features/admin/kit";

/** What the form holds: a product as it is saved, with null for what a field does not state and NaN for what is no figure. */
export type ProductValues = ValuesOf<typeof updateProduct>;

/** Form values of a product; of a new one: a draft by the piece. */
export function formValues(product: AdminProduct | null): ProductValues {
	const values = Object.fromEntries(
		PRODUCT_FIELD_NAMES.map((name) => [name, product?.[name] ?? BLANK[PRODUCT_FIELDS[name].codec] ?? null]),
	) as ProductValues;
	const { nutrition, weightGrams } = values;
	return {
		...values,
		nutrition: eachNutrient(({ name }) => nutrition?.[name] ?? null),
		weightGrams: weightGrams || null,
		...(product ? {} : NEW_PRODUCT),
	} as ProductValues;
}

/** The values of a new product like another: a draft without what names one product alone, without stock, announcing no reduction. */
export function copyValues(product: AdminProduct): ProductValues {
	const values = formValues(product);
	const own: Partial<ProductValues> = { reference: "", eanUnit: "", eanBox: "", stock: 0, isPublished: false };
	return { ...values, ...own, tags: values.tags.filter((tag) => tag !== "PROMO") };
}

const NEW_PRODUCT: Partial<ProductValues> = { piecesPerBox: 1, stock: 0, vatRate: 20, isFood: true };

/** Values of fields that are empty; null for a figure or a day. */
const BLANK: Partial<Record<Codec, unknown>> = {
	text: "",
	withdrawal: DEFAULT_WITHDRAWAL_RIGHT,
	durability: DEFAULT_DURABILITY,
	yesNo: false,
	words: [],
	tags: [],
	images: [],
};

/** Whether a field can hold a value that was stored. */
export function canHold(name: string, value: unknown): boolean {
	if (!(name in PRODUCT_FIELDS)) return false;
	const { codec } = PRODUCT_FIELDS[name as ProductFieldName];
	const blank = BLANK[codec];
	if (blank !== undefined) return typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
	if (codec === "category" || codec === "dayOrNone") return value === null || typeof value === "string";
	if (codec !== "nutrition") return isFigure(value);
	return typeof value === "object" && value !== null && Object.values(value).every(isFigure);
}
const isFigure = (value: unknown) => value === null || typeof value === "number";

/** The row that the values state. */
export function rowOf(values: ProductValues): ProductValues {
	const { nutrition, weightGrams, eanUnit, eanBox } = values;
	return {
		...values,
		weightGrams: weightGrams ?? 0,
		nutrition: Object.values(nutrition ?? {}).every((value) => value === null) ? null : nutrition,
		eanUnit: withoutGaps(eanUnit),
		eanBox: withoutGaps(eanBox),
	};
}

/** Why a draft of these values cannot be saved yet, as the end of a sentence; null where it can. */
export function draftFault(values: ProductValues): string | null {
	if (values.name.trim() === "" || values.reference.trim() === "" || values.pricePerPieceBox === null)
		return "un brouillon s'enregistre dès qu'il a un nom, une référence et un prix au carton.";
	const fault = updateProduct.body.safeParse(rowOf({ ...values, isPublished: false })).error?.issues[0];
	return fault ? `${PRODUCT_FIELDS[fault.path[0] as ProductFieldName].label}, ${fault.message}.` : null;
}

/** Why a product of these values cannot be on sale by its date, by field. @param today a day in Paris */
export function expiryFaults(values: ProductValues, today = dayOf(new Date())): Readonly<Record<string, string>> {
	const { isPublished, isFood = true, durability = DEFAULT_DURABILITY, bestBeforeDate } = values;
	const faults = isPublished ? expiryForSale({ isFood, durability, bestBeforeDate }, today) : [];
	return Object.fromEntries(faults.map(({ field, message }) => [field, sentence(message)]));
}

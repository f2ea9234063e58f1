import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { productRowSchema } from "@confiserie/domain/contract/product-row";
import { dayOf } from "@confiserie/domain/day";
import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { DEFAULT_DURABILITY, type Durability } from "@confiserie/domain/food/durability";
import { withoutGaps } from "@confiserie/domain/gtin";
import {
	type Codec,
	type CodecOf,
	eachNutrient,
	NUTRIENTS,
	type Nutrient,
	PRODUCT_FIELD_NAMES,
	PRODUCT_FIELDS,
	type ProductFieldName,
} from "@confiserie/domain/product-fields";
import { expiryForSale } from "@confiserie/domain/publication";
import type { TagCode } from "@confiserie/domain/tags";
import { sentence, splitWords } from "@confiserie/domain/text";
import { DEFAULT_WITHDRAWAL_RIGHT } from "@confiserie/domain/withdrawal/right-codes";
import type { FieldMessages } from "@/lib/form-resolver";

/** A value as its input holds it: numbers as they are typed, with a decimal comma; words separated by commas. */
type Typed<C extends Codec> = C extends "yesNo"
	? boolean
	: C extends "tags"
		? TagCode[]
		: C extends "images"
			? string[]
			: C extends "nutrition"
				? Record<Nutrient, string>
				: string;
/** What the form holds. */
export type ProductValues = { [Name in ProductFieldName]: Typed<CodecOf<Name>> };
export type ProductField = ProductFieldName | `nutrition.${Nutrient}`;

/** Order of the first fields; the others follow. */
const FIRST: ProductFieldName[] = ["name", "reference", "category", "tags", "description", "isPublished", "images"];
const PRICING: ProductFieldName[] = [
	"pricePerPieceBox",
	"pricePerPieceLayer",
	"pricePerPiecePallet",
	"piecesPerBox",
	"boxesPerLayer",
	"boxesPerPallet",
	"vatRate",
	"stock",
];
const LED = [...FIRST, ...PRICING];

/** Fields in the order of the form, for the summary of errors and the server's refusals. */
export const FIELDS: readonly ProductField[] = [
	...LED,
	...PRODUCT_FIELD_NAMES.filter((name) => !LED.includes(name) && name !== "nutrition"),
	...NUTRIENTS.map(({ name }) => `nutrition.${name}` as const),
];

/** Form values of a product; of a new one: a draft by the piece. */
export function formValues(product: AdminProduct | null): ProductValues {
	const values: Record<string, unknown> = {};
	for (const name of PRODUCT_FIELD_NAMES) {
		values[name] = TYPED[PRODUCT_FIELDS[name].codec](product?.[name]);
	}
	return { ...(values as ProductValues), ...(product ? {} : NEW_PRODUCT) };
}

/** The values of a new product like another: a draft without what names one product alone, without stock, announcing no reduction. */
export function copyValues(product: AdminProduct): ProductValues {
	const values = formValues(product);
	const own: Partial<ProductValues> = { reference: "", eanUnit: "", eanBox: "", stock: "0", isPublished: false };
	return { ...values, ...own, tags: values.tags.filter((tag) => tag !== "PROMO") };
}

const NEW_PRODUCT: Partial<ProductValues> = { piecesPerBox: "1", stock: "0", vatRate: "20", isFood: true };

/** The row that the values state; what cannot be read becomes NaN or stays text, for the one schema to judge. */
export function rowOf(values: ProductValues): Record<ProductFieldName, unknown> {
	const row = Object.fromEntries(
		PRODUCT_FIELD_NAMES.map((name) => [name, STATED[PRODUCT_FIELDS[name].codec](values[name])]),
	) as Record<ProductFieldName, unknown>;
	return { ...row, eanUnit: withoutGaps(values.eanUnit), eanBox: withoutGaps(values.eanBox) };
}

const same = (value: unknown) => value;
const list = (value: unknown) => value ?? [];
const figure = (value: unknown) => writeDecimal(value as number | null | undefined);

/** A product's value as its input holds it, by codec. */
const TYPED: Record<Codec, (value: unknown) => unknown> = {
	text: (value) => value ?? "",
	category: (value) => value ?? "",
	withdrawal: (value) => value ?? DEFAULT_WITHDRAWAL_RIGHT,
	durability: (value) => value ?? DEFAULT_DURABILITY,
	daysOrNone: figure,
	dayOrNone: (value) => value ?? "",
	price: figure,
	priceOrNone: figure,
	whole: figure,
	wholeOrNone: figure,
	decimal: figure,
	weight: (value) => figure(value || null),
	stock: figure,
	yesNo: (value) => value ?? false,
	words: (value) => ((value ?? []) as string[]).join(", "),
	tags: list,
	images: list,
	nutrition: (value) => {
		const stated = value as AdminProduct["nutrition"] | undefined;
		return eachNutrient(({ name }) => writeDecimal(stated?.[name]));
	},
};

const decimal = (typed: unknown) => readDecimal(String(typed));

/** Input text of a value, by codec. */
const STATED: Record<Codec, (typed: unknown) => unknown> = {
	text: same,
	category: (typed) => typed || null,
	withdrawal: same,
	durability: same,
	daysOrNone: decimal,
	dayOrNone: (typed) => typed || null,
	price: decimal,
	priceOrNone: decimal,
	whole: decimal,
	wholeOrNone: decimal,
	decimal,
	weight: (typed) => decimal(typed) ?? 0,
	stock: decimal,
	yesNo: same,
	words: (typed) => splitWords(String(typed)),
	tags: same,
	images: same,
	nutrition: (typed) => {
		const values = eachNutrient(({ name }) => readDecimal((typed as Record<Nutrient, string>)[name]));
		return Object.values(values).every((value) => value === null) ? null : values;
	},
};

/** Why a draft of these values cannot be saved yet, as the end of a sentence; null where it can. */
export function draftFault(values: ProductValues): string | null {
	if ([values.name, values.reference, values.pricePerPieceBox].some((text) => text.trim() === ""))
		return "un brouillon s'enregistre dès qu'il a un nom, une référence et un prix au carton.";
	const [[field, message] = []] = Object.entries(validateProduct({ ...values, isPublished: false }));
	if (!field) return null;
	const label = PRODUCT_FIELDS[field.split(".", 1)[0] as ProductFieldName].label;
	return `${label}, ${message?.charAt(0).toLowerCase()}${message?.slice(1)}`;
}

/** Faults of the values, by field, by the rules of the server. @param today a day in Paris */
export function validateProduct(values: ProductValues, today = dayOf(new Date())): FieldMessages {
	const parsed = productRowSchema.safeParse(rowOf(values), { error: () => "cette valeur n'est pas lisible" });
	const messages: Record<string, string> = {};
	const { isFood, durability } = values;
	if (values.isPublished)
		for (const { field, message } of expiryForSale(
			{ isFood, durability: durability as Durability, bestBeforeDate: values.bestBeforeDate || null },
			today,
		))
			messages[field] = sentence(message);
	if (parsed.success) return messages;
	for (const { path, message } of parsed.error.issues) {
		const field = fieldOf(path.map(String).join("."));
		if (field) messages[field] ??= sentence(message);
	}
	return messages;
}

/** The field of a path as schema and server write it: "allergens[2]" -> allergens, "nutrition.fat"; of what has several, the first. */
export function fieldOf(path: string): ProductField | undefined {
	const exact = FIELDS.find((field) => field === path);
	const [name] = path.split(/[.[]/, 1);
	return exact ?? FIELDS.find((field) => field.split(".", 1)[0] === name);
}

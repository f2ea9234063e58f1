import type { TagCode } from "@confiserie/domain/catalogue";
import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { type ProductRow, productRowSchema } from "@confiserie/domain/contract/product-row";
import { sentence } from "@confiserie/domain/text";
import type { FieldMessages } from "@/lib/form-resolver";

export const NUTRIENTS = [
	{ name: "energyKj", label: "Énergie (kJ)" },
	{ name: "energyKcal", label: "Énergie (kcal)" },
	{ name: "fat", label: "Matières grasses (g)" },
	{ name: "saturates", label: "dont acides gras saturés (g)" },
	{ name: "carbohydrates", label: "Glucides (g)" },
	{ name: "sugars", label: "dont sucres (g)" },
	{ name: "protein", label: "Protéines (g)" },
	{ name: "salt", label: "Sel (g)" },
] as const;
type Nutrient = (typeof NUTRIENTS)[number]["name"];

/** What the form holds: numbers as they are typed, with a decimal comma; lists of words separated by commas. */
export interface ProductValues {
	reference: string;
	name: string;
	category: string;
	tags: TagCode[];
	description: string;
	pricePerPieceBox: string;
	pricePerPieceLayer: string;
	pricePerPiecePallet: string;
	piecesPerBox: string;
	boxesPerLayer: string;
	boxesPerPallet: string;
	weightGrams: string;
	eanUnit: string;
	eanBox: string;
	bestBeforeDate: string;
	stock: string;
	vatRate: string;
	isFood: boolean;
	isPublished: boolean;
	ingredients: string;
	allergens: string;
	traces: string;
	nutrition: Record<Nutrient, string>;
	images: string[];
}

/** Fields in the order of the form, for the summary of errors and the server's refusals. */
export const FIELDS = [
	"name",
	"reference",
	"category",
	"tags",
	"description",
	"isPublished",
	"images",
	"pricePerPieceBox",
	"pricePerPieceLayer",
	"pricePerPiecePallet",
	"piecesPerBox",
	"boxesPerLayer",
	"boxesPerPallet",
	"vatRate",
	"stock",
	"weightGrams",
	"eanUnit",
	"eanBox",
	"bestBeforeDate",
	"isFood",
	"ingredients",
	"allergens",
	"traces",
	...NUTRIENTS.map(({ name }) => `nutrition.${name}` as const),
] as const satisfies readonly (keyof ProductValues | `nutrition.${Nutrient}`)[];
export type ProductField = (typeof FIELDS)[number];

/** The values of a product, or of a new one: a draft by the piece until its maker says more. */
export function formValues(product: AdminProduct | null): ProductValues {
	const nutrition = Object.fromEntries(
		NUTRIENTS.map(({ name }) => [name, decimalText(product?.nutrition?.[name])]),
	) as Record<Nutrient, string>;
	return {
		reference: product?.reference ?? "",
		name: product?.name ?? "",
		category: product?.category ?? "",
		tags: product?.tags ?? [],
		description: product?.description ?? "",
		pricePerPieceBox: decimalText(product?.pricePerPieceBox),
		pricePerPieceLayer: decimalText(product?.pricePerPieceLayer),
		pricePerPiecePallet: decimalText(product?.pricePerPiecePallet),
		piecesPerBox: product ? String(product.piecesPerBox) : "1",
		boxesPerLayer: decimalText(product?.boxesPerLayer),
		boxesPerPallet: decimalText(product?.boxesPerPallet),
		weightGrams: decimalText(product?.weightGrams),
		eanUnit: product?.eanUnit ?? "",
		eanBox: product?.eanBox ?? "",
		bestBeforeDate: product?.bestBeforeDate ?? "",
		stock: product ? String(product.stocked) : "0",
		vatRate: product ? String(product.vatRate) : "20",
		isFood: product?.isFood ?? true,
		isPublished: product?.isPublished ?? false,
		ingredients: product?.ingredients ?? "",
		allergens: product?.allergens.join(", ") ?? "",
		traces: product?.traces.join(", ") ?? "",
		nutrition,
		images: product?.images ?? [],
	};
}

/** The row that the values state; what cannot be read becomes NaN or stays text, for the one schema to judge. */
export function rowOf(values: ProductValues): Record<keyof ProductRow, unknown> {
	const nutrition = Object.fromEntries(NUTRIENTS.map(({ name }) => [name, readDecimal(values.nutrition[name])]));
	return {
		reference: values.reference,
		name: values.name,
		category: values.category,
		tags: values.tags,
		description: values.description,
		pricePerPieceBox: readDecimal(values.pricePerPieceBox),
		pricePerPieceLayer: readDecimal(values.pricePerPieceLayer),
		pricePerPiecePallet: readDecimal(values.pricePerPiecePallet),
		piecesPerBox: readDecimal(values.piecesPerBox),
		boxesPerLayer: readDecimal(values.boxesPerLayer),
		boxesPerPallet: readDecimal(values.boxesPerPallet),
		weightGrams: readDecimal(values.weightGrams),
		eanUnit: values.eanUnit.replace(/\s/g, ""),
		eanBox: values.eanBox.replace(/\s/g, ""),
		bestBeforeDate: values.bestBeforeDate || null,
		stock: readDecimal(values.stock),
		vatRate: readDecimal(values.vatRate),
		isFood: values.isFood,
		isPublished: values.isPublished,
		ingredients: values.ingredients,
		allergens: readWords(values.allergens),
		traces: readWords(values.traces),
		nutrition: Object.values(nutrition).every((value) => value === null) ? null : nutrition,
		images: values.images,
	};
}

/** What is wrong with the values, by field, by the rules of the server. */
export function validateProduct(values: ProductValues): FieldMessages {
	const parsed = productRowSchema.safeParse(rowOf(values), { error: () => "cette valeur n'est pas lisible" });
	if (parsed.success) return {};
	const messages: Record<string, string> = {};
	for (const { path, message } of parsed.error.issues) {
		const field = fieldOf(path.map(String).join("."));
		if (field) messages[field] ??= sentence(message);
	}
	return messages;
}

/** The field of a path as schema and server write it: "allergens[2]" -> allergens, "nutrition.fat". */
export function fieldOf(path: string): ProductField | undefined {
	const exact = FIELDS.find((field) => field === path);
	return exact ?? FIELDS.find((field) => field === path.split(/[.[]/, 1)[0]);
}

/** What of the values can be read as figures of a price, for the preview; null where it cannot. */
export function readDecimal(text: string): number | null {
	const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
	if (plain === "") return null;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function readWords(text: string): string[] {
	return text
		.split(",")
		.map((word) => word.trim())
		.filter((word) => word !== "");
}

function decimalText(value: number | null | undefined): string {
	return value === null || value === undefined ? "" : String(value).replace(".", ",");
}

import { CATEGORIES, type CategoryCode, findTag, TAGS, type TagCode } from "@confiserie/domain/catalogue";
import { nutritionSchema, type Product } from "@confiserie/domain/contract/product";
import { toEuros } from "@confiserie/domain/money";
import { foldText } from "@confiserie/domain/text";
import { pricePerBoxCents } from "@confiserie/domain/tier-price";
import { searchText } from "./search-text";

/** A product as the index keeps it; `product` is the answer of /api without its stock, as JSON. */
export interface ProductDocument {
	id: string;
	name: string;
	keywords: string;
	description: string;
	codes: string[];
	category: string;
	tags: string[];
	price: number;
	createdAt: number;
	rank: number;
	title: string;
	product: string;
	[field: string]: unknown;
}
export type StocklessProduct = Omit<Product, "stock">;

/** What a document is made of, as the engine's query names it. */
export const PRODUCT_FIELDS = [
	"id",
	"title",
	"description",
	"status",
	"thumbnail",
	"created_at",
	"images.url",
	"images.rank",
	"tags.value",
	"categories.handle",
	"product_packaging.*",
];

/** The document, or undefined for what is not on sale: unpublished, without packaging or in none of the categories. */
export function toDocument(row: ProductRecord): ProductDocument | undefined {
	const category = CATEGORIES.find(({ slug }) => row.categories?.some(({ handle }) => handle === slug));
	if (row.status !== "published" || !row.product_packaging || !category) return undefined;
	const product = toProduct(row, row.product_packaging, category.code);
	const tagNames = TAGS.filter(({ code }) => product.tags.includes(code)).map(({ name }) => name);
	const codes = [product.reference, product.eanUnit, product.eanBox];
	return {
		id: row.id,
		name: searchText(product.name),
		keywords: searchText([category.name, ...compounds(product.name, category.name), ...tagNames, ...codes].join(" ")),
		description: searchText(product.description),
		codes,
		category: product.category,
		tags: product.tags,
		price: product.price,
		createdAt: new Date(row.created_at).getTime(),
		rank: rankOf(product),
		title: searchText(product.name),
		product: JSON.stringify(product),
	};
}

/** A product as the query answers it. */
export interface ProductRecord {
	id: string;
	title: string;
	description: string | null;
	status: string;
	thumbnail: string | null;
	created_at: string | Date;
	images: { url: string; rank: number }[];
	tags: { value: string }[];
	categories?: { handle: string }[];
	product_packaging?: PackagingRecord | null;
}
interface PackagingRecord {
	reference: string;
	ean_unit: string;
	ean_box: string;
	pieces_per_box: number;
	boxes_per_layer: number | null;
	boxes_per_pallet: number | null;
	price_per_piece_box: number;
	price_per_piece_layer: number | null;
	price_per_piece_pallet: number | null;
	weight_grams: number;
	best_before_date: string | null;
	vat_rate: number;
	ingredients: string;
	allergens: string[];
	traces: string[];
	nutrition: unknown;
}

function toProduct(row: ProductRecord, packaging: PackagingRecord, category: CategoryCode): StocklessProduct {
	const tags = row.tags.flatMap(({ value }) => findTag(value)?.code ?? []);
	const images = [...row.images].sort((a, b) => a.rank - b.rank).map(({ url }) => url);
	const imageUrl = row.thumbnail ?? images[0] ?? "";
	const pricing = {
		pricePerPieceBox: Number(packaging.price_per_piece_box),
		pricePerPieceLayer: numberOrNull(packaging.price_per_piece_layer),
		pricePerPiecePallet: numberOrNull(packaging.price_per_piece_pallet),
		piecesPerBox: packaging.pieces_per_box,
		boxesPerLayer: packaging.boxes_per_layer,
		boxesPerPallet: packaging.boxes_per_pallet,
	};
	return {
		id: row.id,
		name: row.title,
		reference: packaging.reference,
		...pricing,
		imageUrl,
		additionalImages: images.filter((url) => url !== imageUrl),
		description: row.description ?? "",
		eanUnit: packaging.ean_unit,
		eanBox: packaging.ean_box,
		bestBeforeDate: packaging.best_before_date,
		weightGrams: packaging.weight_grams,
		category,
		tags,
		isNew: tags.includes("NOUVEAU"),
		isPromo: tags.includes("PROMO"),
		price: toEuros(pricePerBoxCents(pricing, 1)),
		title: row.title,
		img: imageUrl,
		vatRate: packaging.vat_rate,
		ingredients: packaging.ingredients,
		allergens: packaging.allergens,
		traces: packaging.traces,
		nutrition: nutritionSchema.nullable().parse(packaging.nutrition),
	};
}

/** Names of several words, also in one: "barbapapa" is near to "barbeapapa" and far from "barbe a papa". */
function compounds(name: string, categoryName: string): string[] {
	const texts = [foldText(name), foldText(categoryName)];
	const spoken = CATEGORIES.map((category) => foldText(category.name)).filter((phrase) => phrase.includes(" "));
	return spoken
		.filter((phrase) => texts.some((text) => text.includes(phrase)))
		.map((phrase) => phrase.replaceAll(" ", ""));
}

/** Best sellers first, then what is new or reduced. */
function rankOf({ tags }: { tags: TagCode[] }): number {
	const weight: Partial<Record<TagCode, number>> = { BESTSELLER: 4, NOUVEAU: 2, PROMO: 1 };
	return tags.reduce((sum, tag) => sum + (weight[tag] ?? 0), 0);
}

function numberOrNull(value: number | null): number | null {
	return value === null ? null : Number(value);
}

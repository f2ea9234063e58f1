import { findTag, TAGS } from "@confiserie/domain/catalogue";
import type { Category, CategoryCode } from "@confiserie/domain/category";
import { toEuros } from "@confiserie/domain/money";
import type { PriorPrices } from "@confiserie/domain/prior-price";
import { PUBLIC_PACKAGED_NAMES } from "@confiserie/domain/product-fields";
import { foldText } from "@confiserie/domain/text";
import { pricePerBoxCents } from "@confiserie/domain/tier-price";
import { type PackagingRecord, readColumns } from "../../packaging";
import { rankOf } from "../ranking";
import type { SearchDocument } from "../service";
import { freeFrom } from "./free-from";
import { toVector } from "./search-vector";
import type { StocklessProduct } from "./stockless-product";
import { shelfNames, vocabularyOf } from "./vocabulary";

/** What a document is made of, as the engine's query names it. */
export const DOCUMENT_FIELDS = [
	"id",
	"title",
	"description",
	"status",
	"thumbnail",
	"created_at",
	"updated_at",
	"images.id",
	"images.url",
	"images.rank",
	"tags.value",
	"categories.handle",
	"product_packaging.*",
];

/**
 * The document, or undefined for what is not on sale: unpublished, without packaging or in none of the categories.
 * @param categories the shop's, in its order: of several the first one counts
 * @param prior null where no reduction may be announced: the label PROMO counts for nothing then (ADR 360)
 */
export function toDocument(
	row: ProductRecord,
	categories: readonly Pick<Category, "code" | "slug" | "name">[],
	prior: PriorPrices | null,
): SearchDocument | undefined {
	const category = categories.find(({ slug }) => row.categories?.some(({ handle }) => handle === slug));
	if (row.status !== "published" || !row.product_packaging || !category) return undefined;
	const product = toProduct(row, row.product_packaging, category.code, prior);
	const codes = [product.reference, product.eanUnit, product.eanBox].filter((code) => code !== "");
	return {
		id: row.id,
		inventoryItemId: row.product_packaging.inventory_item_id,
		name: product.name,
		title: foldText(product.name),
		category: product.category,
		tags: product.tags,
		codes: codes.map(codeOf),
		price: product.price,
		rank: rankOf(product),
		createdAt: new Date(row.created_at),
		productAt: new Date(row.updated_at),
		packagingAt: new Date(row.product_packaging.updated_at),
		words: toVector([
			{ weight: "A", text: product.name },
			...[...shelfNames(product, [category]), ...freeFrom(product), ...codes].map((text) => ({
				weight: "B" as const,
				text,
			})),
			{ weight: "C", text: product.description },
			{ weight: "D", text: product.ingredients },
		]),
		product: JSON.stringify(product),
		vocabulary: vocabularyOf(product, [category]),
	};
}

/** A reference or EAN however it is typed: "bap fra 40", "2 000000 014289". */
export function codeOf(text: string): string {
	return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** A product as the query returns it. */
export interface ProductRecord {
	id: string;
	title: string;
	description: string | null;
	status: string;
	thumbnail: string | null;
	created_at: string | Date;
	updated_at: string | Date;
	images: { id: string; url: string; rank: number }[];
	tags: { value: string }[];
	categories?: { handle: string }[];
	product_packaging?: (PackagingRecord & { inventory_item_id: string; updated_at: string | Date }) | null;
}

function toProduct(
	row: ProductRecord,
	packaging: NonNullable<ProductRecord["product_packaging"]>,
	category: CategoryCode,
	prior: PriorPrices | null,
): StocklessProduct {
	const known = row.tags.map(({ value }) => findTag(value)?.code);
	const tags = TAGS.map(({ code }) => code).filter((code) => known.includes(code) && (code !== "PROMO" || prior));
	const images = [...row.images].sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)).map(({ url }) => url);
	const imageUrl = row.thumbnail ?? images[0] ?? "";
	const packaged = readColumns(packaging, PUBLIC_PACKAGED_NAMES);
	return Object.assign(packaged, {
		id: row.id,
		name: row.title,
		imageUrl,
		additionalImages: images.filter((url) => url !== imageUrl),
		description: row.description ?? "",
		category,
		tags,
		isNew: tags.includes("NOUVEAU"),
		isPromo: tags.includes("PROMO"),
		...(tags.includes("PROMO") && prior ? { priorPrices: prior } : {}),
		price: toEuros(pricePerBoxCents(packaged, 1)),
		title: row.title,
		img: imageUrl,
	});
}

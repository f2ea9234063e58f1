import type { Category, CategoryCode } from "@confiserie/domain/catalogue/category";
import { PUBLIC_PACKAGED_NAMES } from "@confiserie/domain/catalogue/product-fields";
import { findTag, TAGS } from "@confiserie/domain/catalogue/tags";
import { foldText } from "@confiserie/domain/fold-text";
import { allergenInformation } from "@confiserie/domain/food/allergens";
import { toEuros } from "@confiserie/domain/money";
import type { PriorPrices } from "@confiserie/domain/prices/prior-price";
import { pricePerBoxCents } from "@confiserie/domain/prices/tier-price";
import { readColumns } from "../../products";
import { maskOf } from "../allergen-mask";
import { codeOf } from "../code";
import { rankOf } from "../ranking";
import type { SearchDocument } from "../service";
import type { PublishedRecord } from "./read-published";
import { toVector } from "./search-vector";
import type { StocklessProduct } from "./stockless-product";
import { shelfNames, vocabularyOf } from "./vocabulary";

/**
 * The document, or undefined for what is not on sale: a product in none of the categories.
 * @param categories the shop's, in its order: of several the first one counts
 * @param prior null where no reduction may be announced: the label PROMO counts for nothing then (ADR 13)
 */
export function toDocument(
	row: PublishedRecord,
	categories: readonly Pick<Category, "code" | "slug" | "name">[],
	prior: PriorPrices | null,
): SearchDocument | undefined {
	const category = categories.find(({ slug }) => row.shelves.includes(slug));
	if (!category) return undefined;
	const product = toProduct(row, category.code, prior);
	const { state, contains, traces } = product.allergenInformation;
	const isStated = state === "STATED";
	const codes = [product.reference, product.eanUnit, product.eanBox].filter((code) => code !== "");
	return {
		id: row.id,
		inventoryItemId: row.inventory_item_id,
		name: product.name,
		title: foldText(product.name),
		category: product.category,
		tags: product.tags,
		codes: codes.map(codeOf),
		price: product.price,
		containedAllergens: isStated ? maskOf(contains) : null,
		possibleAllergens: isStated ? maskOf([...contains, ...traces]) : null,
		rank: rankOf(product),
		createdAt: row.created_at,
		productAt: row.updated_at,
		packagingAt: row.packaging_at,
		source: row.source,
		words: toVector([
			{ weight: "A", text: product.name },
			...[...shelfNames(product, [category]), ...codes].map((text) => ({
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

function toProduct(row: PublishedRecord, category: CategoryCode, prior: PriorPrices | null): StocklessProduct {
	const known = row.tags.map((value) => findTag(value)?.code);
	const tags = TAGS.map(({ code }) => code).filter((code) => known.includes(code) && (code !== "PROMO" || prior));
	const imageUrl = row.thumbnail ?? row.images[0] ?? "";
	const packaged = readColumns(row, PUBLIC_PACKAGED_NAMES);
	return Object.assign(packaged, {
		allergenInformation: allergenInformation({ ...packaged, isFood: row.is_food }),
		id: row.id,
		name: row.title,
		imageUrl,
		additionalImages: row.images.filter((url) => url !== imageUrl),
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

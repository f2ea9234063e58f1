import { isOccasion, TAGS } from "@confiserie/domain/catalogue";
import { type Facets, PRICE_BANDS } from "@confiserie/domain/contract/product";
import type { Catalogue } from "../memory/catalogue";
import type { Slots } from "../memory/shelves";
import { type Selection, selected } from "./selection";

/**
 * Counts all facets of a selection. Each leaves its own filter out, since another value would take its place; a label joins
 * those that are asked for already, and counts what would be left. Values in the shop's order; a
 * hidden category is none.
 */
export function countFacets({ shelves, categories }: Catalogue, selection: Selection): Facets {
	const all = selected(selection);
	const ofAnyCategory = selected(selection, "category");
	const ofAnyOccasion = selected(selection, "occasion");
	const inBands = selected(selection, "price");
	const ofAnyStock = selected(selection, "stock");
	const inStock = shelves.inStock.intersection_size(ofAnyStock);
	return {
		category: counted(
			categories.filter(({ isShown }) => isShown),
			shelves.categories,
			() => ofAnyCategory,
		),
		tag: counted(TAGS, shelves.tags, (code) => (isOccasion(code) ? ofAnyOccasion : all)),
		stock: { inStock, soldOut: ofAnyStock.size() - inStock },
		price: PRICE_BANDS.map((band) => ({ ...band, count: shelves.bands.get(band)?.intersection_size(inBands) ?? 0 })),
	};
}

/** How many products each value would show, values without any left out. */
function counted<Code extends string>(
	values: readonly { code: Code }[],
	sets: ReadonlyMap<string, Slots>,
	among: (code: Code) => Slots,
): { value: Code; count: number }[] {
	return values
		.map(({ code }) => ({ value: code, count: sets.get(code)?.intersection_size(among(code)) ?? 0 }))
		.filter(({ count }) => count > 0);
}

import { isOccasion, TAGS } from "@confiserie/domain/catalogue/tags";
import { type Facets, PRICE_BANDS, type ProductQuery } from "@confiserie/domain/contract/product";
import { ALLERGEN_CODES } from "@confiserie/domain/food/allergen-codes";
import type { KnownCategory } from "../../categories";
import { maskOf } from "../allergen-mask";
import { countOf, type Group, isWithout, selected } from "./filters";

/**
 * Counts all facets of a query. Each leaves its own filter out, since another value would replace it; a label or an allergen
 * joins those that are asked for already, and counts what would be left. Values in the shop's order; a hidden category is none.
 */
export function countFacets(
	groups: readonly Group[],
	query: ProductQuery,
	categories: readonly KnownCategory[],
): Facets {
	const all = selected(groups, query);
	const [ofAnyCategory, ofAnyOccasion, ofAnyStock, ofAnyPrice] = (
		["category", "occasion", "stock", "price"] as const
	).map((facet) => selected(groups, query, facet)) as [Group[], Group[], Group[], Group[]];
	const shown = categories.filter(({ isShown }) => isShown);
	return {
		category: counted(shown, (code) => ofAnyCategory.filter(({ category }) => category === code)),
		tag: counted(TAGS, (code) => (isOccasion(code) ? ofAnyOccasion : all).filter(({ tags }) => tags.includes(code))),
		without: ALLERGEN_CODES.map((value) => ({
			value,
			count: countOf(all.filter((group) => isWithout(group, query, maskOf([value])))),
		})),
		stock: {
			inStock: countOf(ofAnyStock.filter(({ inStock }) => inStock)),
			soldOut: countOf(ofAnyStock.filter(({ inStock }) => !inStock)),
		},
		price: PRICE_BANDS.map((band, index) => ({
			...band,
			count: countOf(ofAnyPrice.filter((group) => group.band === index)),
		})),
	};
}

/** How many products each value would show, values without any left out. */
function counted<Code extends string>(
	values: readonly { code: Code }[],
	among: (code: Code) => Group[],
): { value: Code; count: number }[] {
	return values.map(({ code }) => ({ value: code, count: countOf(among(code)) })).filter(({ count }) => count > 0);
}

import { isOccasion } from "@confiserie/domain/catalogue";
import type { ProductQuery } from "@confiserie/domain/contract/product";
import { TypedFastBitSet } from "typedfastbitset";
import type { Catalogue } from "../memory/catalogue";
import { firstPlace } from "../memory/first-place";
import { type Slots, setOf } from "../memory/shelves";

/**
 * The products that a query selects, by the facet that the condition belongs to; undefined for a facet without one. `always` are
 * those of the text and of no facet.
 */
export interface Selection {
	always: Slots;
	category: Slots | undefined;
	/** All of the diets, labels and marks that are asked for. */
	label: Slots | undefined;
	/** One of the occasions. */
	occasion: Slots | undefined;
	price: Slots | undefined;
	stock: Slots | undefined;
}

/** Whether a query asks for nothing but a text, an order and a page. */
export function isUnfiltered({ category, tag, inStock, isNew, isPromo, minPrice, maxPrice }: ProductQuery): boolean {
	return [category, tag, inStock, isNew, isPromo, minPrice, maxPrice].every((filter) => filter === undefined);
}

/** What a query selects. Source: spec §7 "further filters". @param found by its text, without one everything on sale */
export function selectionOf(catalogue: Catalogue, query: ProductQuery, found: Slots | undefined): Selection {
	const { shelves } = catalogue;
	const { category, tag = [], inStock, isNew, isPromo } = query;
	let always = found ?? shelves.onSale;
	for (const [wanted, label] of [[isNew, "NOUVEAU"] as const, [isPromo, "PROMO"] as const]) {
		if (wanted === true) always = always.new_intersection(shelves.tags.get(label) ?? NONE);
		if (wanted === false) always = always.new_difference(shelves.tags.get(label) ?? NONE);
	}
	const tagged = (tags: typeof tag) => tags.map((code) => shelves.tags.get(code) ?? NONE);
	return {
		always,
		category: category === undefined ? undefined : (shelves.categories.get(category) ?? NONE),
		label: joined(tagged(tag.filter((code) => !isOccasion(code))), (all, one) => all.new_intersection(one)),
		occasion: joined(tagged(tag.filter(isOccasion)), (all, one) => all.new_union(one)),
		price: priceRange(catalogue, query),
		stock:
			inStock === undefined ? undefined : inStock ? shelves.inStock : shelves.onSale.new_difference(shelves.inStock),
	};
}

/** What all conditions hold for, but those of the facets `without`. Not to be changed: a shelf itself where there is no condition. */
export function selected(selection: Selection, without?: Exclude<keyof Selection, "always">): Slots {
	const { always, ...facets } = selection;
	let slots = always;
	for (const [facet, condition] of Object.entries(facets))
		if (condition && facet !== without) slots = slots.new_intersection(condition);
	return slots;
}

const NONE: Slots = new TypedFastBitSet();

/** Sets joined into one; undefined without any. */
function joined([first, ...others]: readonly Slots[], join: (all: Slots, one: Slots) => Slots): Slots | undefined {
	return first && others.reduce(join, first);
}

/** The products of a price range stand side by side in the order by price. */
function priceRange(catalogue: Catalogue, { minPrice, maxPrice }: ProductQuery): Slots | undefined {
	if (minPrice === undefined && maxPrice === undefined) return undefined;
	const { slots } = catalogue.order("price_asc");
	const firstFrom = (isBelow: (price: number) => boolean) =>
		firstPlace(slots.length, (place) => isBelow(catalogue.prices.get(slots[place] as number)));
	const from = minPrice === undefined ? 0 : firstFrom((price) => price < minPrice);
	const to = maxPrice === undefined ? slots.length : firstFrom((price) => price <= maxPrice);
	if (to - from === slots.length) return undefined;
	const key = `${from} ${to}`;
	return catalogue.ranges.getOrMake(key, () => setOf(slots.subarray(from, to), catalogue.size));
}
